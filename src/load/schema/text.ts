import * as z from "zod/mini";

/** A text that must not be empty. */
export const text = z.string().check(z.minLength(1));

/** A text for one thing and for any other number of them: `PluralForms`. */
export const plural = z.strictObject({ one: text, other: text });

/** The words of a page for search engines and the browser's tab. */
export const meta = z.strictObject({ title: text, description: text });

/** The words of the section that holds a contact form. */
export const contact = z.strictObject({ title: text, lead: text, points: z.array(text) });
export type ContactContent = z.infer<typeof contact>;
