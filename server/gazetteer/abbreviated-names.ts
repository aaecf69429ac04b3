/** Whether a name holds single letters that may stand for words, as in "rothenburg o d t". */
export function isAbbreviated(name: string): boolean {
  const words = name.split(" ");
  return words.length > 2 && words.slice(1).some((word) => word.length === 1) && !/\d/.test(name);
}

/** What stands before the first single letter, the space included. */
export function beginningOf(name: string): string {
  const words = name.split(" ");
  const first = words.findIndex((word, index) => index > 0 && word.length === 1);
  return words
    .slice(0, first)
    .map((word) => `${word} `)
    .join("");
}

/** Whether each word of a short name begins the word at its place in the full one. */
export function abbreviates(short: string, full: string): boolean {
  const words = full.split(" ");
  const beginnings = short.split(" ");
  return (
    words.length === beginnings.length &&
    beginnings.every((beginning, index) => words[index]?.startsWith(beginning))
  );
}
