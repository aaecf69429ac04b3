import * as z from "zod";
import {
  createIncompleteBuildError,
  listBuiltFiles,
  readBuiltFile,
} from "../built-site/build-folder.ts";
import type { InlineHashes } from "./content-security-policy.ts";

/** The file in which the build records the hashes of inline scripts and styles. Never served. */
export const inlineHashesFile = ".inline-hashes.json";

const hashes = z.array(z.string().regex(/^sha256-[\w+/]{43}=$/));
const schema = z.record(z.string(), z.object({ scripts: hashes, styles: hashes }));

/** Gets the hashes of a built page's inline scripts and styles by its path. */
export type GetInlineHashes = (file: string) => InlineHashes;

/**
 * Reads the hashes of inline scripts and styles.
 * @throws `OperatorError` if the record is missing or lacks a page.
 */
export function readInlineHashes(distDir: string): GetInlineHashes {
  const hashesByFile = parse(readBuiltFile(distDir, inlineHashesFile));
  if (!hashesByFile)
    throw createIncompleteBuildError(distDir, `${inlineHashesFile} cannot be read`);
  const missing = listBuiltFiles(distDir).find(
    (file) => file.endsWith(".html") && !hashesByFile[file],
  );
  if (missing)
    throw createIncompleteBuildError(distDir, `${inlineHashesFile} does not name ${missing}`);
  return (file) => hashesByFile[file] ?? { scripts: [], styles: [] };
}

function parse(text: string): z.infer<typeof schema> | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
