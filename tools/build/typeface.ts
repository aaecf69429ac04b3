import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * The letters of the file that every page loads first: those of Western Europe's languages, and the
 * marks that our texts use. Others stand in a font of the system, or in the extended file.
 */
export const firstLetters = [
  lettersBetween(" ", "~"),
  lettersBetween("À", "ÿ"),
  "\u00a0\u00ad“”„‘’‚–—…«»·§©°½±−€£",
].join("");

/** The letters of the second file, which a page loads that has one of them, such as Łódź. */
export const furtherLetters: [string, ...string[]] = [
  "U+0100-0130",
  "U+0132-0151",
  "U+0154-02BA",
  "U+1E00-1E9F",
];

/**
 * Provides a font with these letters alone, as WOFF2, in a folder where it is kept, and gives its
 * path. It keeps kerning, and no other glyphs for letters than the usual ones. Throws what reading
 * and writing throw.
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
  // In one step: another build or the development server may be reading it.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, subset);
  renameSync(unfinished, path);
  return path;
}

function lettersBetween(first: string, last: string): string {
  const start = first.charCodeAt(0);
  const length = last.charCodeAt(0) - start + 1;
  return String.fromCharCode(...Array.from({ length }, (_, place) => start + place));
}
