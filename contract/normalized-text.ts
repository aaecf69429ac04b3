/**
 * The most UTF-16 code units that a text of `limit` code points can have before it is composed (NFC): a
 * Greek letter with three accents is one code point and four units.
 */
export function longestUnnormalized(limit: number): number {
  return 4 * limit;
}

/** More than 30 combining marks in a row (Unicode Standard Annex #15, stream-safe text): no language has them. */
const longRunOfMarks = /\p{M}{31}/u;

/**
 * Whether a text is normalised in linear time: each run of combining marks is sorted, which takes time by
 * the square of its length.
 */
export function isStreamSafe(text: string): boolean {
  return !longRunOfMarks.test(text);
}
