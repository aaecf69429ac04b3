const space = " ";
const noBreakSpace = "\u00a0";

/** The longest run of bound words, in characters: it must fit a line on the narrowest phone. */
const longestRun = 16;

const short = /^\p{L}{1,2}$/u;
const shortEnd = /^\p{L}{1,2}[.,:!?]\*?$/u;
const end = /[.!?]\*?$/;

/**
 * Puts no-break spaces into a headline where no line should end: after a word of one or two letters,
 * before such a word at the end of a sentence, after the first word of a further sentence, and after the
 * first of the words between *asterisks*. Words that would be too long together are not bound.
 */
export function bindWords(headline: string): string {
  const words = headline.split(space);
  let run = 0;
  return words
    .map((word, index) => {
      const next = words[index + 1];
      if (next === undefined) return word;
      // Marked words are kept together by their element.
      const isAtMark = word.endsWith("*") || next.startsWith("*");
      const opens = index > 0 && end.test(words[index - 1] ?? "");
      const binds =
        short.test(word) ||
        shortEnd.test(next) ||
        (!end.test(word) && (opens || word.startsWith("*")));
      run += word.length + 1;
      if (binds && !isAtMark && run + next.length <= longestRun) return word + noBreakSpace;
      run = 0;
      return word + space;
    })
    .join("");
}
