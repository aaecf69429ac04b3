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

/** Letters as they are compared: lower case, without accents. København and "kobenhavn" are one. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøđðþłħı]/g, (letter) => letters[letter] ?? letter);
}

/**
 * The form in which names are compared: letters folded, words of letters and digits with one space
 * between them.
 */
export function normalizeName(name: string): string {
  return foldLetters(name)
    .replace(/[’'`´ʼ]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
