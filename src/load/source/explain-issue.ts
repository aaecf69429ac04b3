import type * as z from "zod/mini";
import { isLocale, type Locale, languageName } from "#locale/languages";
import { type Complaint, keyOf, valueAt } from "./keys.ts";

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of keys",
  record: "a group of keys",
};

/** Explains a schema issue in an editor's words. `locale` is the language of the file, if it has one. */
export function explainIssue(issue: z.core.$ZodIssue, data: unknown, locale?: Locale): Complaint[] {
  const key = keyOf(issue.path, data);
  const value = valueAt(data, issue.path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((extra) => ({
      key: key === "" ? extra : `${key}.${extra}`,
      words: "no such key is known here: is it misspelled, or too much?",
    }));
  }
  return [{ key, words: explain(issue, value, locale) }];
}

function explain(issue: z.core.$ZodIssue, value: unknown, fileLocale?: Locale): string {
  const last = issue.path.at(-1);
  const locale = isLocale(last) ? last : fileLocale;
  const expected = expectedBy(issue, locale);
  if (isOwnMessage(issue)) return issue.message;
  if (value === undefined || value === null) return `is missing: ${expected} is expected`;
  if (value === "") return `is empty: ${expected} is expected`;
  return `must be ${expected}, not ${show(value)}`;
}

/** Messages of our own schemas are in an editor's words already; those of zod are not. */
function isOwnMessage({ code, message }: z.core.$ZodIssue): boolean {
  return code === "custom" || !/^(Invalid|Too |Unrecognized)/.test(message);
}

function expectedBy(issue: z.core.$ZodIssue, locale?: Locale): string {
  const text = locale ? `a text in ${languageName(locale)}` : "a text";
  switch (issue.code) {
    case "invalid_type":
      return issue.expected === "string" ? text : (kinds[issue.expected] ?? issue.expected);
    case "invalid_value":
      return issue.values.length === 1
        ? String(issue.values[0])
        : `one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
    case "too_big":
      return sizeExpectedBy(issue, text);
    case "invalid_format":
      return issue.format === "date" ? "a day such as 2024-12-03" : text;
    case "invalid_union":
      return issue.errors
        .flat()
        .map((error) => expectedBy(error, locale))
        .join(" or ");
    default:
      return "something else";
  }
}

function sizeExpectedBy(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  text: string,
): string {
  const isSmall = issue.code === "too_small";
  const limit = isSmall ? issue.minimum : issue.maximum;
  if (issue.origin === "array" || issue.origin === "string") {
    const what = issue.origin === "array" ? "a list of" : `${text} of`;
    const unit = issue.origin === "array" ? "entries" : "characters";
    if (issue.origin === "string" && isSmall && limit === 1) return text;
    if (issue.exact) return `${what} ${limit} ${unit}`;
    return `${what} ${isSmall ? "at least" : "at most"} ${limit} ${unit}`;
  }
  if (isSmall) return issue.inclusive ? `a number from ${limit} on` : `a number above ${limit}`;
  return `a number up to ${limit}`;
}

function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return "a group of keys";
  return typeof value === "string" ? `the text "${value}"` : String(value);
}
