import * as z from "zod/mini";
import type { FieldError, FieldErrorCode } from "./problem.ts";

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
const text = () =>
  z.string({ error: (issue) => code(issue.input === undefined ? "required" : "invalid") });
const optionalText = () => z._default(z.string({ error: code("invalid") }), "");
const flag = () => z._default(z.boolean({ error: code("invalid") }), false);

/**
 * A prospect as it travels from the form to the server. Words are kept exactly as typed; only the
 * e-mail address loses surrounding white space. Lengths are in Unicode code points.
 */
export const prospectSchema = z.object({
  senderName: text().check(filled, singleLine, z.maxLength(200, code("too_long"))),
  companyName: text().check(filled, singleLine, z.maxLength(200, code("too_long"))),
  email: text().check(
    z.trim(),
    filled,
    z.maxLength(254, { error: code("too_long"), abort: true }),
    singleLine,
    z.regex(/^[^\s@"]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/u, code("invalid")),
  ),
  phoneNumber: optionalText().check(singleLine, z.maxLength(50, code("too_long"))),
  messageBody: optionalText().check(multiLine, z.maxLength(4000, code("too_long"))),
  hasFacilitatorUsageInterest: flag(),
  hasTeamUsageInterest: flag(),
  hasPersonalUsageInterest: flag(),
  hasApprovedPrivacyPolicy: flag().check(
    z.refine((approved: boolean) => approved, { error: code("required") }),
  ),
});

export type Prospect = z.infer<typeof prospectSchema>;
export type ProspectField = keyof Prospect;

/** The wire's fields in their order on the form. */
export const prospectFields = Object.keys(prospectSchema.shape) as ProspectField[];

/** The errors that each field can have: what a page needs words for. */
export const prospectErrorCodes = {
  senderName: ["required", "invalid", "too_long"],
  companyName: ["required", "invalid", "too_long"],
  email: ["required", "invalid", "too_long"],
  phoneNumber: ["invalid", "too_long"],
  messageBody: ["invalid", "too_long"],
  hasFacilitatorUsageInterest: [],
  hasTeamUsageInterest: [],
  hasPersonalUsageInterest: [],
  hasApprovedPrivacyPolicy: ["required"],
} as const satisfies Record<ProspectField, readonly FieldErrorCode[]>;

/**
 * Checks what a visitor or a program sent. Unknown fields are ignored. Errors come in the order of
 * the form, one a field at most.
 */
export function parseProspect(
  input: unknown,
): { ok: true; prospect: Prospect } | { ok: false; errors: FieldError[] } {
  const isFields = typeof input === "object" && input !== null && !Array.isArray(input);
  const result = prospectSchema.safeParse(isFields ? input : {});
  if (result.success) return { ok: true, prospect: result.data };
  const errors = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "");
    if (!errors.has(field)) errors.set(field, { field, code: issue.message as FieldErrorCode });
  }
  return { ok: false, errors: [...errors.values()] };
}
