import * as z from "zod/mini";
import { byLocale, objectOf, text } from "./text.ts";

/**
 * Facts for procurement, IT and employee representatives that only the owner knows. The page for HR lists missing
 * ones among what readers may ask.
 */
export const optionalFactNames = [
  "callOff",
  "eInvoice",
  "platformAccessibility",
  "browsers",
  "signIn",
  "supportHours",
  "responses",
] as const;

export type OptionalFactName = (typeof optionalFactNames)[number];

/** The version of the document for HR and procurement, and facts that are in no other file. */
export const procurementSchema = z.strictObject({
  version: z.int().check(z.positive()),
  updated: z.iso.date(),
  paymentDays: z.strictObject({
    value: z.int().check(z.gte(2)),
    /** Decided without the owner: the launch list names it. */
    assumed: z.optional(z.boolean()),
  }),
  ...objectOf(optionalFactNames, z.optional(byLocale(text))).shape,
});

export type Procurement = z.infer<typeof procurementSchema>;
