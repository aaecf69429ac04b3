import * as z from "zod/mini";
import type { FieldErrorCode } from "./problem.ts";

/** How a page asks for a field. */
export interface Control {
  /** A consent is a box that must be ticked, with a link to the privacy policy. */
  kind: "text" | "email" | "tel" | "country" | "checkbox" | "textarea" | "consent";
  /** What browsers fill in by themselves: a token of HTML's attribute `autocomplete`. */
  autoComplete?: string;
  /** Half as wide as the form, where there is room. */
  width?: "half";
  /** How many rows a text area has. */
  rows?: number;
  /** Checkboxes of the same group stand together, below its legend. */
  group?: string;
  /** The field of another form whose label and errors are said of this one, too. */
  saidAs?: string;
}

/** What a field may hold: its check, the errors it can have and, of text, its length in code points. */
export interface FieldRule<Value> {
  schema: z.ZodMiniType<Value>;
  errorCodes: readonly FieldErrorCode[];
  limit?: number;
  control: Control;
}

const code = (value: FieldErrorCode) => value;

/** Text that a database and a mail program can hold: well-formed Unicode without control characters. */
const singleLine = z.refine<string>((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), {
  error: code("invalid"),
});
const multiLine = z.refine<string>(
  (text) => !/[^\P{Cc}\t\n\r]/u.test(text) && text.isWellFormed(),
  { error: code("invalid") },
);
const filled = z.refine<string>((text) => text.trim() !== "", {
  error: code("required"),
  abort: true,
});
/** One way to write each letter, so that what looks alike is found alike. */
const composed = z.normalize("NFC");
const text = () =>
  z
    .string({ error: (issue) => code(issue.input === undefined ? "required" : "invalid") })
    .check(composed);
const optionalString = () => z._default(z.string({ error: code("invalid") }).check(composed), "");
const flag = () => z._default(z.boolean({ error: code("invalid") }), false);
const atMost = (limit: number) => z.maxLength(limit, code("too_long"));

const requiredCodes = ["required", "invalid", "too_long"] as const;
const optionalCodes = ["invalid", "too_long"] as const;

/** One line that must not be empty. */
export function requiredLine(limit: number, control: Partial<Control> = {}): FieldRule<string> {
  const schema = text().check(filled, singleLine, atMost(limit));
  return { schema, errorCodes: requiredCodes, limit, control: { kind: "text", ...control } };
}

/** One line that may be empty. */
export function optionalLine(limit: number, control: Partial<Control> = {}): FieldRule<string> {
  const schema = optionalString().check(singleLine, atMost(limit));
  return { schema, errorCodes: optionalCodes, limit, control: { kind: "text", ...control } };
}

/** Text of any number of lines that must not be empty. */
export function requiredText(limit: number, control: Partial<Control> = {}): FieldRule<string> {
  const schema = text().check(filled, multiLine, atMost(limit));
  return { schema, errorCodes: requiredCodes, limit, control: { kind: "textarea", ...control } };
}

/** Text of any number of lines that may be empty. */
export function optionalText(limit: number, control: Partial<Control> = {}): FieldRule<string> {
  const schema = optionalString().check(multiLine, atMost(limit));
  return { schema, errorCodes: optionalCodes, limit, control: { kind: "textarea", ...control } };
}

/**
 * An e-mail address. Surrounding white space is taken off. Characters that nobody sees are refused: by
 * its address all that came from a person is found.
 */
export function emailAddress(control: Partial<Control> = {}): FieldRule<string> {
  const limit = 254;
  const schema = text().check(
    z.trim(),
    filled,
    z.maxLength(limit, { error: code("too_long"), abort: true }),
    singleLine,
    z.regex(/^[^\p{Cf}\p{DI}]*$/u, code("invalid")),
    z.regex(/^[^\s@"]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/u, code("invalid")),
  );
  return {
    schema,
    errorCodes: requiredCodes,
    limit,
    control: { kind: "email", autoComplete: "email", ...control },
  };
}

/** One value of a list; an empty one, as a select without a choice sends it, is missing. */
export function oneOf(values: readonly string[], control: Control): FieldRule<string> {
  const known = z.refine<string>((value) => values.includes(value), { error: code("invalid") });
  return { schema: text().check(filled, known), errorCodes: ["required", "invalid"], control };
}

/** A box that may be ticked. */
export function optionalFlag(control: Partial<Control> = {}): FieldRule<boolean> {
  return { schema: flag(), errorCodes: [], control: { kind: "checkbox", ...control } };
}

/** A box that must be ticked. */
export function consent(): FieldRule<boolean> {
  const schema = flag().check(
    z.refine((approved: boolean) => approved, { error: code("required") }),
  );
  return { schema, errorCodes: ["required"], control: { kind: "consent" } };
}
