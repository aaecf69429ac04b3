import { pluralForm } from "#locale/plural";

/** A number of things whose English plural ends in s: "1 day", "2 days". */
export function counted(count: number, thing: string): string {
  return `${count} ${pluralForm({ one: thing, other: `${thing}s` }, count, "en")}`;
}
