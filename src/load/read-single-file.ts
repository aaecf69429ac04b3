import type * as z from "zod/mini";
import { findMistakes, type Reading, readSource } from "./reading.ts";

/** Reads a file that serves all languages; `idOf` names each of its entries. */
export function readSingleFile(
  root: string,
  path: string,
  schema: z.ZodMiniType,
  toEntries: (data: unknown) => [id: string, data: unknown][],
): Reading {
  const source = readSource(root, path);
  if (!source) return { entries: [], problems: [`${path} is missing`], warnings: [] };
  if (source.problem) return { entries: [], problems: [source.problem], warnings: [] };
  const problems = findMistakes(schema, source.data, source);
  if (problems.length > 0) return { entries: [], problems, warnings: [] };
  const entries = toEntries(source.data).map(([id, data]) => ({
    id,
    data: data as Record<string, unknown>,
    filePath: path,
  }));
  return { entries, problems, warnings: [] };
}
