import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Subsets a font to these letters as WOFF2, cached in a directory, and returns its path. Keeps kerning,
 * but no alternate glyphs.
 * @throws what reading and writing throw.
 */
export async function subsetTypeface(
  source: string,
  letters: string,
  folder: string,
): Promise<string> {
  const font = readFileSync(source);
  const hash = createHash("sha256").update(font).update(letters).digest("hex").slice(0, 16);
  const path = join(folder, hash, basename(source));
  if (existsSync(path)) return path;
  const { default: subsetFont } = await import("subset-font");
  const subset = await subsetFont(font, letters, {
    targetFormat: "woff2",
    noLayoutClosure: true,
  });
  mkdirSync(dirname(path), { recursive: true });
  // Atomically: another build or the development server may be reading it.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, subset);
  renameSync(unfinished, path);
  return path;
}
