import * as z from "zod/mini";
import type { Locale } from "#locale/languages.ts";
import { isPagePath } from "#locale/routes.ts";
import { isCampaign } from "./campaign.ts";
import { getMaxUnnormalizedLength, isStreamSafe } from "./normalized-text.ts";
import type { FieldErrorCode } from "./problem.ts";

/** How a page renders a field. */
export interface FieldControl {
  /**
   * A consent is a checkbox that must be ticked, with a link to the privacy policy. Page and campaign are filled in
   * by the page itself, or by the server. The account platform, whose fields are fixed, does not get them.
   */
  type:
    | "text"
    | "email"
    | "tel"
    | "country"
    | "checkbox"
    | "textarea"
    | "consent"
    | "page"
    | "campaign";
  /** A token of the HTML attribute `autocomplete`. */
  autoComplete?: string;
  /** Half the width of the form, where there is room. */
  width?: "half";
  /** The number of rows of a text area. */
  rows?: number;
  /** Checkboxes of the same group share a legend. */
  group?: string;
  /** A checkbox before this one, in the forms of some languages alone, that ticks it in a form post. */
  impliedBy?: { name: string; locales: readonly Locale[] };
  /** The field of another form whose label and errors this one uses. */
  textsFrom?: string;
}

/** The rule of a field: its schema, its possible errors and, for text, its limit in code points. */
export interface FieldRule<Value> {
  schema: z.ZodMiniType<Value>;
  errorCodes: readonly FieldErrorCode[];
  limit?: number;
  control: FieldControl;
}

const code = (value: FieldErrorCode) => value;

/** Text that databases and mail programs accept: well-formed Unicode without control characters. */
const singleLine = z.refine<string>((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), {
  error: code("invalid"),
});
const multiLine = z.refine<string>(
  (text) => !/[^\P{Cc}\t\n\r]/u.test(text) && text.isWellFormed(),
  { error: code("invalid") },
);
/** Text of which something is seen: not only spaces and invisible characters, such as U+200B or U+2800. */
const notBlank = z.refine<string>((text) => /[^\s\p{Cf}\p{DI}\u2800]/u.test(text), {
  error: code("required"),
  abort: true,
});
const required = (issue: { input?: unknown }) =>
  code(issue.input === undefined ? "required" : "invalid");
const atMost = (limit: number) => z.maxLength(limit, code("too_long"));
/** Checks that normalise text, so that equal-looking text is equal, after refusing text that would make it slow. */
const nfcNormalized = (limit: number) =>
  [
    z.refine<string>((text) => text.length <= getMaxUnnormalizedLength(limit), {
      error: code("too_long"),
      abort: true,
    }),
    z.refine<string>(isStreamSafe, { error: code("invalid"), abort: true }),
    z.normalize("NFC"),
  ] as const;
const text = (limit: number) => z.string({ error: required }).check(...nfcNormalized(limit));
const optionalString = (limit: number) =>
  z._default(z.string({ error: code("invalid") }).check(...nfcNormalized(limit)), "");
const checkboxValue = () => z._default(z.boolean({ error: code("invalid") }), false);

const requiredCodes = ["required", "invalid", "too_long"] as const;
const optionalCodes = ["invalid", "too_long"] as const;

function createTextRule(type: "text" | "textarea", isRequired: boolean) {
  const characters = type === "text" ? singleLine : multiLine;
  return (limit: number, control: Partial<FieldControl> = {}): FieldRule<string> => ({
    schema: isRequired
      ? text(limit).check(notBlank, characters, atMost(limit))
      : optionalString(limit).check(characters, atMost(limit)),
    errorCodes: isRequired ? requiredCodes : optionalCodes,
    limit,
    control: { type, ...control },
  });
}

export const requiredLine = createTextRule("text", true);
export const optionalLine = createTextRule("text", false);
/** Text of any number of lines. */
export const requiredText = createTextRule("textarea", true);
export const optionalText = createTextRule("textarea", false);

/**
 * Spaces and invisible characters around a text, which some programs copy with an address. Dictation on iOS leaves
 * U+FFFC.
 */
const invisibleEnds = /^[\s\p{Cf}\p{DI}\ufffc]+|[\s\p{Cf}\p{DI}\ufffc]+$/gu;

/**
 * An e-mail address, trimmed. Within it invisible characters are refused, since everything of a person is found by
 * this address, and what surrounds addresses in mail programs, since replies would not arrive.
 */
export function emailAddress(control: Partial<FieldControl> = {}): FieldRule<string> {
  const limit = 254;
  const schema = text(limit).check(
    z.overwrite((email) => email.replace(invisibleEnds, "")),
    notBlank,
    z.maxLength(limit, { error: code("too_long"), abort: true }),
    singleLine,
    z.regex(/^[^\p{Cf}\p{DI}\ufffc]*$/u, code("invalid")),
    z.regex(/^[^<>()[\]\\:;,\p{Pi}\p{Pf}]*$/u, code("invalid")),
    // Of ASCII signs, a domain has only - and _.
    z.regex(/^[^\s@"]{1,64}@[^\s@!-,./:-?[-^`{-~]+(\.[^\s@!-,./:-?[-^`{-~]+)+$/u, code("invalid")),
  );
  return {
    schema,
    errorCodes: requiredCodes,
    limit,
    control: { type: "email", autoComplete: "email", ...control },
  };
}

/** One value of a list; empty, as a select without a choice sends it, is missing. */
export function choice(values: readonly string[], control: FieldControl): FieldRule<string> {
  const known = z.refine<string>((value) => values.includes(value), { error: code("invalid") });
  const schema = z.string({ error: required }).check(notBlank, known);
  return { schema, errorCodes: ["required", "invalid"], control };
}

export function optionalCheckbox(control: Partial<FieldControl> = {}): FieldRule<boolean> {
  return { schema: checkboxValue(), errorCodes: [], control: { type: "checkbox", ...control } };
}

/** A checkbox that must be ticked. */
export function consent(): FieldRule<boolean> {
  const schema = checkboxValue().check(
    z.refine((approved: boolean) => approved, { error: code("required") }),
  );
  return { schema, errorCodes: ["required"], control: { type: "consent" } };
}

/**
 * The path of the page that led to the form, without query and host. It is never wrong: a path of no page is dropped.
 */
export function sitePage(): FieldRule<string> {
  const pageOrNothing = z.transform((path) => (isPagePath(path) ? path : ""));
  return {
    schema: z._default(z.pipe(z.unknown(), pageOrNothing), ""),
    errorCodes: [],
    control: { type: "page" },
  };
}

/**
 * The campaign in the URL of the page with the form, which the server reads there. It is never wrong: any other text
 * is dropped.
 */
export function campaign(): FieldRule<string> {
  const campaignOrNothing = z.transform((name) => (isCampaign(name) ? name : ""));
  return {
    schema: z._default(z.pipe(z.unknown(), campaignOrNothing), ""),
    errorCodes: [],
    control: { type: "campaign" },
  };
}
