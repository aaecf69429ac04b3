/**
 * Returns the most UTF-16 code units of a text with `limit` code points before it is composed (NFC): a Greek letter
 * with three accents is one code point and four units.
 */
export function getMaxUnnormalizedLength(limit: number): number {
  return 4 * limit;
}

/** The most combining marks in a row (Unicode Standard Annex #15, stream-safe text): no language has more. */
const maxMarks = 30;

/**
 * Whether a text can be normalised in linear time: sorting a run of combining marks takes time by the square of its
 * length.
 */
export function isStreamSafe(text: string): boolean {
  for (const [run] of text.matchAll(/\p{M}+/gu)) {
    if (run.length > maxMarks && [...run].length > maxMarks) return false;
  }
  return true;
}
