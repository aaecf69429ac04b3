/**
 * The letters of the font file that every page loads first: those of Western Europe, and the punctuation
 * of our texts. Others are in the extended file or in a system font.
 */
export const baseCharacters = [
  listCharacters(" ", "~"),
  listCharacters("À", "ÿ"),
  "\u00a0\u00ad“”„‘’‚–—…«»·§©°½±−€£",
].join("");

/** The letters of the second file, loaded by pages that have one of them, such as Łódź. */
export const extendedRanges: [string, ...string[]] = [
  "U+0100-0130",
  "U+0132-0151",
  "U+0154-02BA",
  "U+1E00-1E9F",
];

// Of white space, only spaces and line breaks: \s also has controls such as the line break of PowerPoint, U+000B.
const unsupportedPattern = new RegExp(
  `[^\\t\\n\\r\\p{Zs}${RegExp.escape(baseCharacters)}${extendedRanges.map(formatClass).join("")}]`,
  "gu",
);

/** The letters of a text that no file of the typeface has, each once. */
export function findUnsupportedCharacters(text: string): string[] {
  return [...new Set(text.match(unsupportedPattern))];
}

/** A range of CSS, "U+0100-0130", in a character class. */
function formatClass(range: string): string {
  return range
    .replace("U+", "")
    .split("-")
    .map((hex) => `\\u{${hex}}`)
    .join("-");
}

function listCharacters(first: string, last: string): string {
  const start = first.charCodeAt(0);
  const length = last.charCodeAt(0) - start + 1;
  return String.fromCharCode(...Array.from({ length }, (_, index) => start + index));
}
