/** Shorter names are not corrected: too many of them differ by one letter. */
const minLength = 6;

/** Whether a name is long enough for a typo to be tolerated. */
export function mayHaveTypo(name: string): boolean {
  return name.length >= minLength;
}

/** Returns the first letters, in which no typo is tolerated. */
export function getTypoPrefix(name: string): string {
  return name.slice(0, 3);
}

/** Whether two names differ by one wrong, missing or extra letter, or by two swapped ones. */
export function isOneTypoApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return rest(short, 1) === rest(long, 1) || (swapped && rest(short, 2) === rest(long, 2));
}

/** Whether a name has single letters that may be abbreviations, as in "rothenburg o d t". */
export function isAbbreviated(name: string): boolean {
  const words = name.split(" ");
  return words.length > 2 && words.slice(1).some((word) => word.length === 1) && !/\d/.test(name);
}

/** Returns the text before the first single letter, with the space. */
export function getUnabbreviatedStart(name: string): string {
  const words = name.split(" ");
  const first = words.findIndex((word, index) => index > 0 && word.length === 1);
  return words
    .slice(0, first)
    .map((word) => `${word} `)
    .join("");
}

/** Whether each word of an abbreviated name begins the word at the same position of the full one. */
export function isAbbreviationOf(short: string, full: string): boolean {
  const words = full.split(" ");
  const beginnings = short.split(" ");
  return (
    words.length === beginnings.length &&
    beginnings.every((beginning, index) => words[index]?.startsWith(beginning))
  );
}
