import type * as z from "zod/mini";
import { getLanguageName, isLocale, type Locale } from "#locale/languages.ts";
import type { ContentIssue } from "../content-issue.ts";
import { type JsonSchema, toJsonSchema } from "../schema/json-schema.ts";
import { type ContentFile, createIssueAt } from "./content-file.ts";
import { formatPath, getValue, type KeyIssue } from "./content-tree.ts";

const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of keys",
  record: "a group of keys",
};

/**
 * Validates `data`; `locale` is the language of its texts. Returns only issues of `file` itself: values taken from
 * the English file are reported there.
 */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  data: unknown,
  file: ContentFile,
  options: { locale?: Locale; isOwn?: (key: string) => boolean } = {},
): { valid?: z.output<S>; issues: ContentIssue[] } {
  const { locale, isOwn = () => true } = options;
  const result = schema.safeParse(data, { error: (issue) => getIssueMessage(issue, locale) });
  if (result.success) return { valid: result.data, issues: [] };
  const keyIssues = result.error.issues
    .flatMap((issue) => addRemedy(issue, schema, data))
    .flatMap((issue) => toKeyIssues(issue, data));
  const keys = keyIssues.map(({ key }) => key);
  // The first issue of a key is enough: a text instead of a list has a wrong length, too.
  const ownIssues = keyIssues.filter(({ key }, index) => isOwn(key) && keys.indexOf(key) === index);
  return { issues: ownIssues.map(({ key, message }) => createIssueAt(file, key, message)) };
}

/** Of a key without a value that need not be there, an editor may mean that there is none: "photo:". */
function addRemedy(issue: z.core.$ZodIssue, schema: z.ZodMiniType, data: unknown) {
  const isEmpty = issue.path.length > 0 && getValue(data, issue.path) === null;
  if (!isEmpty || !isOptional(toJsonSchema(schema), issue.path)) return issue;
  return { ...issue, message: `${issue.message}, or remove the key` };
}

/** Whether a group need not have the key at the end of a path. */
function isOptional(schema: JsonSchema | undefined, [first, ...others]: PropertyKey[]): boolean {
  const key = String(first);
  if (others.length === 0)
    return schema?.properties?.[key] !== undefined && !schema.required?.includes(key);
  const inner = schema?.items ?? schema?.properties?.[key] ?? schema?.additionalProperties;
  return isOptional(inner as JsonSchema | undefined, others);
}

function toKeyIssues(issue: z.core.$ZodIssue, data: unknown): KeyIssue[] {
  const key = formatPath(issue.path, data);
  if (issue.code === "invalid_key")
    return issue.issues.map(({ message }) => ({ key, message: `as a key ${message}` }));
  if (issue.code !== "unrecognized_keys") return [{ key, message: issue.message }];
  return issue.keys.map((extra) => ({
    key: key === "" ? extra : `${key}.${extra}`,
    message: extra.includes(".")
      ? "is not a known key: write its parts on lines of their own, each indented below the one before"
      : "is not a known key: correct or remove it",
  }));
}

/** The message of an issue for which the schema has none. */
function getIssueMessage(issue: z.core.$ZodRawIssue, fileLocale?: Locale): string {
  const { input } = issue;
  const last = issue.path?.at(-1);
  const kind = formatExpected(issue as z.core.$ZodIssue, isLocale(last) ? last : fileLocale);
  const expected = `${kind}${formatKeys(issue)}`;
  if (input === undefined || input === null) {
    // YAML reads a value that begins with # as a comment: the value is empty.
    const mayBeComment =
      input === null && issue.code === "invalid_type" && issue.expected === "string";
    return `is missing: enter ${expected}${mayBeComment ? ", in quotes if it begins with #" : ""}`;
  }
  if (input === "") return `is empty: enter ${expected}`;
  const isTextExpected = issue.code === "invalid_type" && issue.expected === "string";
  return `must be ${expected}, not ${formatValue(input)}${isTextExpected ? formatQuoteFix(input) : ""}`;
}

/** How YAML reads a value as the text that it is meant to be: without quotes, 2024, true and {product} are none. */
function formatQuoteFix(input: unknown): string {
  if (typeof input !== "object") return ": put it in quotes";
  return Array.isArray(input) ? "" : ": put a text with braces or a colon in quotes";
}

/** The keys of a group, if its schema names them. */
function formatKeys({ code, inst }: z.core.$ZodRawIssue): string {
  const def = inst?._zod.def as Partial<z.core.$ZodObjectDef> | undefined;
  return code === "invalid_type" && def?.shape ? ` (${Object.keys(def.shape).join(", ")})` : "";
}

function formatExpected(issue: z.core.$ZodIssue, locale?: Locale): string {
  const text = locale ? `a text in ${getLanguageName(locale)}` : "a text";
  switch (issue.code) {
    case "invalid_type":
      return issue.expected === "string" ? text : (typeNames[issue.expected] ?? issue.expected);
    case "invalid_value":
      return issue.values.length === 1
        ? String(issue.values[0])
        : `one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
    case "too_big":
      return formatExpectedSize(issue, text);
    case "invalid_format":
      return issue.format === "date" ? "a day such as 2024-12-03" : text;
    case "invalid_union":
      return issue.errors
        .flat()
        .map((error) => formatExpected(error, locale))
        .join(" or ");
    default:
      return "another value";
  }
}

function formatExpectedSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  text: string,
): string {
  const isSmall = issue.code === "too_small";
  const limit = isSmall ? issue.minimum : issue.maximum;
  if (issue.origin === "array" || issue.origin === "string") {
    const noun = issue.origin === "array" ? "a list of" : `${text} of`;
    const unit = issue.origin === "array" ? "entries" : "characters";
    if (issue.origin === "string" && isSmall && limit === 1) return text;
    if (issue.exact) return `${noun} ${limit} ${unit}`;
    return `${noun} ${isSmall ? "at least" : "at most"} ${limit} ${unit}`;
  }
  if (isSmall) return issue.inclusive ? `a number of at least ${limit}` : `a number above ${limit}`;
  return `a number of at most ${limit}`;
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return "a group of keys";
  return typeof value === "string" ? `the text "${value}"` : String(value);
}
