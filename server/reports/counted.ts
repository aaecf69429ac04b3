import { pluralForm } from "#locale/plural";
import type { Report } from "./reports.ts";

/** A number of things whose English plural ends in s: "1 day", "2 days". */
export function counted(count: number, thing: string): string {
  return `${count} ${pluralForm({ one: thing, other: `${thing}s` }, count, "en")}`;
}

/** A number of a report's entries: "1 message", "2 messages". */
export function countOf({ name }: Report, count: number): string {
  return counted(count, name.slice(0, -1));
}
