/** Names shorter than this are left alone: too many of them differ by a letter. */
const shortest = 6;

/** The letters that must be right for a slip to be forgiven; none if the name is too short for it. */
export function slipStart(name: string): string | undefined {
  return name.length >= shortest ? name.slice(0, 3) : undefined;
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
