/** A run of text in one style. */
export interface Run {
  text: string;
  /** Underlined in colour: between *stars* in the content. */
  marked: boolean;
}

/** A headline in a box: its font size in pixels and its lines. */
export interface SetHeadline {
  size: number;
  lines: Run[][];
}

const sizes = [80, 74, 68, 62, 56, 50, 44];

/** The box for the headline on a share picture, in pixels. */
const box = { width: 610, height: 350 };

/** Line height, relative to the font size. */
export const lineHeight = 1.08;

/**
 * Sets the headline of a share picture in the largest size that fits, in lines of similar length;
 * `undefined` if even the smallest size is too large.
 */
export function setHeadline(headline: string): SetHeadline | undefined {
  const words = splitWords(headline);
  for (const size of sizes) {
    const lines = breakLines(words, box.width / size);
    if (lines && lines.length * size * lineHeight <= box.height) {
      return { size, lines: balance(words, lines, box.width / size).map(joinRuns) };
    }
  }
  return undefined;
}

function splitWords(headline: string): Run[] {
  return headline.split("*").flatMap((part, index) =>
    // Punctuation after the marked words stays with the last of them.
    part
      .split(/(?<=\s)/)
      .filter((text) => text !== "")
      .map((text) => ({ text, marked: index % 2 === 1 })),
  );
}

/** Breaks into lines of at most `width` ems; undefined if a single word is longer. */
function breakLines(words: Run[], width: number): Run[][] | undefined {
  const lines: Run[][] = [];
  for (const [index, word] of words.entries()) {
    const line = lines.at(-1);
    const glued = index > 0 && !/\s$/.test(words[index - 1]?.text ?? "");
    if (line && (glued || widthOf([...line, word]) <= width)) line.push(word);
    else lines.push([word]);
  }
  return lines.every((line) => widthOf(line) <= width) ? lines : undefined;
}

/** The same number of lines, balanced. */
function balance(words: Run[], lines: Run[][], width: number): Run[][] {
  if (lines.length < 2) return lines;
  const narrower = breakLines(words, width - 0.25);
  return narrower?.length === lines.length ? balance(words, narrower, width - 0.25) : lines;
}

function joinRuns(line: Run[]): Run[] {
  const runs: Run[] = [];
  for (const { text, marked } of line) {
    const run = runs.at(-1);
    if (run?.marked === marked) run.text += text;
    else runs.push({ text, marked });
  }
  return runs.map((run, index) =>
    index === runs.length - 1 ? { ...run, text: run.text.trimEnd() } : run,
  );
}

/** The approximate width in ems, in bold with the tracking of headlines. */
function widthOf(words: Run[]): number {
  const text = words
    .map((word) => word.text)
    .join("")
    .trimEnd();
  return [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (/[ijlI.,:’']/.test(letter)) return 0.24;
  if (/[ ftr]/.test(letter)) return 0.32;
  if (/[mwMW]/.test(letter)) return 0.79;
  return /[A-ZÄÖÅ]/.test(letter) ? 0.62 : 0.51;
}
