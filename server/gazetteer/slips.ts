/** Names shorter than this are left alone: too many of them differ by a letter. */
const shortest = 6;

/** Whether a slip in a name is forgiven. */
export function maySlip(name: string): boolean {
  return name.length >= shortest;
}

/** The letters that must be right for a slip to be forgiven. */
export function slipStart(name: string): string {
  return name.slice(0, 3);
}

/** Whether two names differ by one letter that is wrong, missing or too many, or by two swapped ones. */
export function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return rest(short, 1) === rest(long, 1) || (swapped && rest(short, 2) === rest(long, 2));
}
