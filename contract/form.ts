import * as z from "zod/mini";
import type { FormName } from "./endpoints.ts";
import type { FieldControl, FieldRule } from "./field-rules.ts";
import type { FieldError, FieldErrorCode } from "./problem.ts";

/** The result of validating a form: its fields as they are stored, or the errors. */
type ParseResult<Fields> = { ok: true; fields: Fields } | { ok: false; errors: FieldError[] };

/** The rules of a form, shared by browser and server. Names of fields are those that are sent. */
export interface Form<Fields> {
  name: FormName;
  /** In the order of columns and errors. */
  fieldNames: readonly string[];
  /** The fields that a visitor fills in: all but page and campaign. */
  visibleFields: readonly string[];
  /** How a page renders each field. */
  controls: Record<string, FieldControl>;
  /** The possible errors of each field. A page needs a text for each. */
  errorCodes: Record<string, readonly FieldErrorCode[]>;
  /** Limits of text fields, in Unicode code points. */
  limits: Record<string, number | undefined>;
  /** Converts a URL-encoded form to the shape of the JSON body. */
  decodePost(post: Record<string, unknown>): Record<string, unknown>;
  /**
   * Validates input. Unknown fields are ignored. Errors are in the order of `fieldNames`, one per field at
   * most.
   */
  parse(input: unknown): ParseResult<Fields>;
}

type Rules = Record<string, FieldRule<unknown>>;
type FieldsOf<R extends Rules> = {
  [Name in keyof R]: R[Name] extends FieldRule<infer Value> ? Value : never;
};

export type Fields<F> = F extends Form<infer Values> ? Values : never;

/** Creates a form from the rules of its fields, in their order on the form. */
export function defineForm<R extends Rules>(name: FormName, rules: R): Form<FieldsOf<R>> {
  const entries = Object.entries(rules);
  const schema = z.object(Object.fromEntries(entries.map(([field, rule]) => [field, rule.schema])));
  const checkboxes = entries.flatMap(([field, { control }]): Checkbox[] =>
    isCheckbox(control) ? [[field, control.impliedBy?.name ?? field]] : [],
  );
  const controls = Object.fromEntries(entries.map(([field, rule]) => [field, rule.control]));
  return {
    name,
    fieldNames: Object.keys(rules),
    visibleFields: entries.flatMap(([field, { control }]) => (isVisible(control) ? [field] : [])),
    controls,
    errorCodes: Object.fromEntries(entries.map(([field, rule]) => [field, rule.errorCodes])),
    limits: Object.fromEntries(entries.map(([field, rule]) => [field, rule.limit])),
    decodePost: (post) => convertPost(post, controls, checkboxes),
    parse(input) {
      const isFields = typeof input === "object" && input !== null && !Array.isArray(input);
      const result = schema.safeParse(isFields ? input : {});
      if (result.success) return { ok: true, fields: result.data as FieldsOf<R> };
      const errors = new Map<string, FieldError>();
      for (const issue of result.error.issues) {
        const field = String(issue.path[0] ?? "");
        if (!errors.has(field)) errors.set(field, { field, code: issue.message as FieldErrorCode });
      }
      return { ok: false, errors: [...errors.values()] };
    },
  };
}

/** Whether a visitor fills a field in. */
export function isVisible({ type }: FieldControl): boolean {
  return type !== "page" && type !== "campaign";
}

/** Whether a field is a checkbox, which a form post leaves out if it is not ticked. */
export function isCheckbox({ type }: FieldControl): boolean {
  return type === "checkbox" || type === "consent";
}

type Checkbox = [field: string, impliedBy: string];

/**
 * Converts a url-encoded form: a checkbox that is present is true, unless a program says "false", and line ends become
 * "\n" as in JSON.
 */
function convertPost(
  post: Record<string, unknown>,
  controls: Form<object>["controls"],
  checkboxes: Checkbox[],
): Record<string, unknown> {
  const fields = Object.entries(post).map(([field, value]) => [
    field,
    typeof value === "string"
      ? removeInvisible(value.replaceAll("\r\n", "\n"), controls[field]?.type)
      : value,
  ]);
  return {
    ...Object.fromEntries(fields),
    ...Object.fromEntries(
      checkboxes.map(([name, other]) => [name, (post[name] ?? post[other] ?? "false") !== "false"]),
    ),
  };
}

/**
 * Removes control characters, which are copied along from slides, tables and PDF files: a browser does not show them,
 * so nobody could find the one for which a text is refused. E-mail addresses are refused.
 */
function removeInvisible(text: string, type: FieldControl["type"] | undefined): string {
  if (type !== "text" && type !== "tel" && type !== "textarea") return text;
  const spaced =
    type === "textarea" ? text.replace(/[\v\f]/g, "\n") : text.replace(/[\t\v\f]/g, " ");
  return spaced.replace(/[^\P{Cc}\t\n\r]/gu, "");
}
