import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import subsetFont from "subset-font";

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
 * Writes a font with these letters alone, as WOFF2, into a folder, and gives its path. It keeps
 * kerning, and no other glyphs for letters than the usual ones. Throws what reading and writing throw.
 */
export async function subsetTypeface(
  source: string,
  letters: string,
  folder: string,
): Promise<string> {
  const subset = await subsetFont(readFileSync(source), letters, {
    targetFormat: "woff2",
    noLayoutClosure: true,
  });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, basename(source));
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
