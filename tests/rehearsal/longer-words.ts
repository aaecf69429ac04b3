/** The longest word: few are longer in any of the languages. */
const maxWordLength = 20;

/**
 * Parts of a text that are no words: braces with the words beside them, which may be a unit, numbers with theirs, URLs,
 * link targets, and anchors.
 */
const fixedParts =
  /\{[^}]*\}(?:[\s)-]*\p{L}+){0,2}|\d+(?:[\s\u00a0-]*\p{L}+)?|\]\([^)]*\)|\[#[^\]]*\]|https?:\S+|\S+@\S+|`[^`]*`|<[^>]*>/gu;

/** A text with its words half as long again: "Your team" becomes "Youryo teamte". Markup stays. */
export function lengthen(text: string): string {
  let longer = "";
  let at = 0;
  for (const { 0: unchanged, index } of text.matchAll(fixedParts)) {
    longer += text.slice(at, index).replace(/\p{L}{3,}/gu, lengthenWord) + unchanged;
    at = index + unchanged.length;
  }
  return longer + text.slice(at).replace(/\p{L}{3,}/gu, lengthenWord);
}

/** Lengthens as much of a text, from its start, as still fits; if necessary drops its last words. */
export function lengthenWithin(text: string, fits: (text: string) => boolean): string {
  const words = text.split(/(?<=\s)/);
  for (let count = words.length; count >= 0; count--) {
    const longer = lengthen(words.slice(0, count).join("")) + words.slice(count).join("");
    if (fits(longer)) return longer;
  }
  for (let count = words.length - 1; count > 0; count--) {
    const shorter = words
      .slice(0, count)
      .join("")
      .trim()
      .replace(/[.,:;]+$/, "");
    if (shorter.split("*").length % 2 === 1 && fits(shorter)) return shorter;
  }
  throw new Error(`Nothing of this text fits: ${text}`);
}

function lengthenWord(word: string): string {
  const addition = word.slice(0, Math.ceil(word.length / 2)).toLowerCase();
  return word.length + addition.length > maxWordLength ? `${word} ${addition}` : word + addition;
}
