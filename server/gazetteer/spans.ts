import type { AddressPart } from "./address-parts.ts";

/** The longest name that is looked up, in words. */
const longestName = 5;
/** Words beyond these are not read: nobody writes such an address. */
const mostWords = 12;

/** Neighbouring words of a part of an address that may be a name. */
interface Span {
  name: string;
  /** How many words it has. */
  words: number;
  first: boolean;
  last: boolean;
  /** The part's other words. */
  rest: string[];
}

/** Every span of words up to the longest name, the longest ones first. */
function* spansOf(words: string[]): Generator<Span> {
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

/** Look-ups beyond these are not made: the longest of the sample addresses needs 22. */
const mostSpans = 40;

/** A span of words, and the part of the address in which it stands. */
export interface PartSpan extends Span {
  part: AddressPart;
  /** The part's number, counted from the left. */
  index: number;
}

/** The spans of an address, from the right, as addresses grow more general that way. */
export function readSpans(parts: AddressPart[], country: string | undefined): PartSpan[] {
  const spans: PartSpan[] = [];
  for (const [index, part] of [...parts.entries()].toReversed()) {
    for (const span of spansOf(part.words)) {
      if (isTooShort(span.name) && !country && !part.hasPostalCode) continue;
      if (spans.length === mostSpans) return spans;
      spans.push({ ...span, part, index });
    }
  }
  return spans;
}

/** Whether a name is too short to be meant: two letters are an abbreviation, two signs of Chinese a city. */
export function isTooShort(name: string): boolean {
  return name.length < 3 && /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u.test(name);
}
