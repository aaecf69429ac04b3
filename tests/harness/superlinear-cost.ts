import * as fc from "fast-check";

/** The greatest factor by which four times the size may cost more: linear work takes four times as long. */
const maxGrowth = 6;
/** The kernel may count the CPU time of a thread in ticks of this length, in ms. */
const tickMs = 4;
/**
 * Below this time, in ms, an input of any size is cheap: two ticks, one that `measureTime` adds to work which other
 * programs interrupt, and one that the kernel counts.
 */
const cheapMs = 2 * tickMs;
/** How often both sizes are measured before growth counts as real: other work only ever adds time. */
const rounds = 30;

/** Code that reads text of a visitor or an editor. */
export interface TextReader {
  /** The largest text that it gets, in UTF-16 code units. */
  size: number;
  /** Prepares to read a text; the function that it returns is measured. */
  read(text: string): () => unknown;
}

/**
 * The times in ms for a quarter of the largest text and for the whole, if they grow faster than the size;
 * undefined if they do not.
 */
export async function measureSuperlinearCost({ read, size }: TextReader, textOf: TextOfSize) {
  const readWhole = read(textOf(size));
  let whole = await measureTime(readWhole);
  if (whole <= cheapMs) return undefined;
  const readQuarter = read(textOf(Math.floor(size / 4)));
  let quarter = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    quarter = Math.min(quarter, await measureTime(readQuarter));
    if (whole <= maxGrowth * quarter + cheapMs) return undefined;
    whole = Math.min(whole, await measureTime(readWhole));
  }
  return { quarter, whole };
}

/** The time of work without that of other programs on the machine, in ms. */
async function measureTime(work: () => unknown): Promise<number> {
  const [start, cpuBefore] = [performance.now(), process.threadCpuUsage()];
  await work();
  const elapsed = performance.now() - start;
  const { user, system } = process.threadCpuUsage(cpuBefore);
  return Math.min(elapsed, (user + system) / 1000 + tickMs);
}

/** Makes a text of so many UTF-16 code units. */
type TextOfSize = (size: number) => string;

/** Texts that are difficult for parsers, alone or together: separators, quotes, blanks, marks, digits, escapes. */
const atoms = [
  ..." \t\n\r\u00a0\u2028,;.:/\\|\"'`()[]{}<>&=%+-#@?*_~!^$",
  ..."aZ09éßİ你\u0301\u0327\u05b0\u0591\u1100\u1161\u11a8\u200b\u202e\ufeff\0",
  ...["\r\n", "%41", "%cc%81", "%zz", "&a=", "a@", ".a", ", ", " (near ", "--", "\\u0061", '""'],
  ...["😀", "\ud800", "111 22", "c/o ", "q=0,", "1-2,", "::1,", "0-0,"],
];

const createFiller = (before: string, unit: string, after: string): TextOfSize => {
  const room = (size: number) => Math.max(0, size - before.length - after.length);
  return (size) =>
    before + unit.repeat(Math.ceil(room(size) / unit.length)).slice(0, room(size)) + after;
};

/**
 * The worst kinds of text by name: each atom repeated between two letters, two runs of marks, and any few atoms at
 * random.
 */
export function listWorstTexts(random: number): [name: string, TextOfSize][] {
  const unit = fc.array(fc.constantFrom(...atoms), { minLength: 1, maxLength: 4 });
  const end = fc.array(fc.constantFrom(...atoms), { maxLength: 2 });
  const randomParts = fc.sample(fc.tuple(end, unit, end), random);
  const parts = [
    ...atoms.map((atom) => ["a", atom, "b"] as const),
    ...randomParts.map((texts) => texts.map((text) => text.join("")) as [string, string, string]),
  ];
  return [
    // Marks of two classes in the wrong order: normalising has to sort them.
    [
      "two runs of marks",
      (size) => `a${"\u0301".repeat(size / 2)}${"\u0327".repeat(size / 2 - 1)}`,
    ],
    ["30 marks each", (size) => `a${"\u0301".repeat(15)}${"\u0327".repeat(15)}`.repeat(size / 31)],
    ...parts.map(([before, unit, after]): [string, TextOfSize] => [
      [before, `${unit}…`, after].map((text) => JSON.stringify(text)).join(" "),
      createFiller(before, unit, after),
    ]),
  ];
}
