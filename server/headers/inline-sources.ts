import * as z from "zod";
import {
  createIncompleteBuildError,
  listBuiltFiles,
  readBuiltFile,
} from "../built-site/build-folder.ts";
import type { InlineSources } from "./content-policy.ts";

/** The file in which the build records the hashes of inline sources. Never served. */
export const inlineSourcesFile = ".inline-sources.json";

const hashes = z.array(z.string().regex(/^sha256-[\w+/]{43}=$/));
const schema = z.record(z.string(), z.object({ scripts: hashes, styles: hashes }));

/** Gets the inline sources of a built file by its path. */
export type GetInlineSources = (file: string) => InlineSources;

/**
 * Reads the record of inline sources.
 * @throws `OperatorError` if the record is missing or lacks a page.
 */
export function loadInlineSources(distDir: string): GetInlineSources {
  const sources = parse(readBuiltFile(distDir, inlineSourcesFile));
  if (!sources) throw createIncompleteBuildError(distDir, `${inlineSourcesFile} cannot be read`);
  const missing = listBuiltFiles(distDir).find((file) => file.endsWith(".html") && !sources[file]);
  if (missing)
    throw createIncompleteBuildError(distDir, `${inlineSourcesFile} does not name ${missing}`);
  return (file) => sources[file] ?? { scripts: [], styles: [] };
}

function parse(text: string): z.infer<typeof schema> | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
