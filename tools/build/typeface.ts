import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * The letters of the font file that every page loads first: those of Western Europe, and the punctuation
 * of our texts. Others are in the extended file or in a system font.
 */
export const firstLetters = [
  lettersBetween(" ", "~"),
  lettersBetween("À", "ÿ"),
  "\u00a0\u00ad“”„‘’‚–—…«»·§©°½±−€£",
].join("");

/** The letters of the second file, loaded by pages that have one of them, such as Łódź. */
export const furtherLetters: [string, ...string[]] = [
  "U+0100-0130",
  "U+0132-0151",
  "U+0154-02BA",
  "U+1E00-1E9F",
];

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

function lettersBetween(first: string, last: string): string {
  const start = first.charCodeAt(0);
  const length = last.charCodeAt(0) - start + 1;
  return String.fromCharCode(...Array.from({ length }, (_, place) => start + place));
}
