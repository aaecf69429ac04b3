import * as z from "zod/mini";
import { assumed, byLocale, objectWithDescriptions, text, withDescription } from "./text.ts";

/**
 * Facts for procurement, IT and employee representatives that only the owner knows. The page for HR lists missing
 * ones among what readers may ask.
 */
export const optionalFacts = objectWithDescriptions(
  {
    callOff: "Framework agreements from which customers can call off, in a sentence",
    eInvoice: "Whether and how e-invoices are sent, in a sentence",
    platformAccessibility:
      "How accessible the account platform is, and by which standard, in a sentence or two",
    browsers: "Browsers that the account platform supports, in a sentence",
    signIn: "How people sign in there, single sign-on included, in a sentence",
    supportHours: "When and how support is reached, in a sentence",
    responses:
      "Who sees who was asked and who has answered: participant, manager, HR, facilitator, in a sentence",
  },
  z.optional(byLocale(text)),
);

export type OptionalFactName = keyof typeof optionalFacts.shape;

/** The version of the document for HR and procurement, and facts that are in no other file. */
export const procurementSchema = withDescription(
  z.strictObject({
    version: withDescription(
      z.int().check(z.positive()),
      "Counted up when what the document says changes",
    ),
    updated: withDescription(z.iso.date(), "The day of that change"),
    paymentDays: withDescription(
      z.strictObject({ value: z.int().check(z.gte(2)), assumed }),
      "Days after which an invoice is due",
    ),
    ...optionalFacts.shape,
  }),
  "Version and date of the document for HR and procurement, and what only the owner knows. While a fact is missing, the page names it among what readers may ask, and npm run launch lists it.",
);

export type Procurement = z.infer<typeof procurementSchema>;
