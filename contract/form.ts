import * as z from "zod/mini";
import type { FormName } from "./endpoints.ts";
import type { Control, FieldRule } from "./field-rules.ts";
import type { FieldError, FieldErrorCode } from "./problem.ts";

/** What the check of a form's input gives: the fields as they are kept, or what is wrong with them. */
export type Parsed<Fields> = { ok: true; fields: Fields } | { ok: false; errors: FieldError[] };

/** What browser and server agree on about one form. A name in `fields` is the name on the wire. */
export interface Form<Fields> {
  name: FormName;
  /** The wire's fields, in the order of columns and errors. */
  fields: readonly string[];
  /** How a page asks for each field. */
  controls: Record<string, Control>;
  /** The errors that each field can have: what a page needs a text for. */
  errorCodes: Record<string, readonly FieldErrorCode[]>;
  /** The longest text of each text field, in Unicode code points. */
  limits: Record<string, number | undefined>;
  /** Turns an url-encoded form into the wire's shape. */
  fromPost(post: Record<string, unknown>): Record<string, unknown>;
  /**
   * Checks what a visitor or a program sent. Unknown fields are ignored. Errors come in the order of
   * `fields`, one a field at most.
   */
  parse(input: unknown): Parsed<Fields>;
}

type Rules = Record<string, FieldRule<unknown>>;
type FieldsOf<R extends Rules> = {
  [Name in keyof R]: R[Name] extends FieldRule<infer Value> ? Value : never;
};

/** The fields of a form as they are kept. */
export type Fields<F> = F extends Form<infer Kept> ? Kept : never;

/** Makes a form of its fields' rules, in their order on the form. */
export function defineForm<R extends Rules>(name: FormName, rules: R): Form<FieldsOf<R>> {
  const entries = Object.entries(rules);
  const schema = z.object(Object.fromEntries(entries.map(([field, rule]) => [field, rule.schema])));
  const flags = entries.flatMap(([field, { control }]) => (isFlag(control) ? [field] : []));
  return {
    name,
    fields: Object.keys(rules),
    controls: Object.fromEntries(entries.map(([field, rule]) => [field, rule.control])),
    errorCodes: Object.fromEntries(entries.map(([field, rule]) => [field, rule.errorCodes])),
    limits: Object.fromEntries(entries.map(([field, rule]) => [field, rule.limit])),
    fromPost: (post) => fieldsFromPost(post, flags),
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

/** Whether a field is a box to tick, which is absent from a form post when it is not ticked. */
export function isFlag({ kind }: Control): boolean {
  return kind === "checkbox" || kind === "consent";
}

/** A checkbox that is present is true, and line ends become "\n" as in JSON. */
function fieldsFromPost(post: Record<string, unknown>, flags: string[]): Record<string, unknown> {
  const fields = Object.entries(post).map(([field, value]) => [
    field,
    typeof value === "string" ? value.replaceAll("\r\n", "\n") : value,
  ]);
  return {
    ...Object.fromEntries(fields),
    ...Object.fromEntries(flags.map((flag) => [flag, post[flag] !== undefined])),
  };
}
