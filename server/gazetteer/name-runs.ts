/** The longest name that is looked up, in words. */
const longestName = 5;
/** Words beyond these are not read: nobody writes such an address. */
const mostWords = 12;

/** Neighbouring words of a part of an address that may be a name. */
export interface Run {
  name: string;
  /** How many words it has. */
  words: number;
  first: boolean;
  last: boolean;
  /** The part's other words. */
  rest: string[];
}

/** Every run of words up to the longest name, the longest ones first. */
export function* runsOf(words: string[]): Generator<Run> {
  const read = words.slice(0, mostWords);
  for (let length = Math.min(longestName, read.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= read.length; start += 1) {
      const name = read.slice(start, start + length).join(" ");
      // A letter is no town: it is a staircase, a district, a piece of an abbreviation.
      if (name.length < 2) continue;
      yield {
        name,
        words: length,
        first: start === 0,
        last: start + length === read.length,
        rest: [...read.slice(0, start), ...read.slice(start + length)],
      };
    }
  }
}
