const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
};

/** Letters for comparison: lower case, without accents. København and "kobenhavn" are equal. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøđðþłħı]/g, (letter) => letters[letter] ?? letter);
}

/**
 * Normalises a name for comparison: letters folded, words of letters and digits separated by one space.
 */
export function normalizeName(name: string): string {
  return foldLetters(name)
    .replace(/[’'`´ʼ]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
