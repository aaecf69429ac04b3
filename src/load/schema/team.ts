import * as z from "zod/mini";
import { patterns } from "#instrument/patterns.ts";
import { byLocale, filePath, sample, text, uniqueBy, withDescription } from "./text.ts";

/** How a person without a photo is drawn. */
const portrait = z.strictObject({
  hair: withDescription(
    z.enum(["short", "long", "bun", "curls", "side", "none"]),
    "How the hair is drawn",
  ),
  glasses: withDescription(z.optional(z.boolean()), "true draws glasses"),
  beard: withDescription(z.optional(z.boolean()), "true draws a beard"),
});

/** Somebody who works here. */
export const teamMemberSchema = z
  .strictObject({
    name: withDescription(text, "First name and surname"),
    role: withDescription(byLocale(text), "What the person does here, in every language"),
    pattern: withDescription(
      z.optional(z.enum(patterns)),
      "The pattern in which colleagues see this person; it colours a drawn portrait",
    ),
    as: withDescription(
      z.optional(byLocale(text)),
      "The work role in which they do, as the sentence says it: as a project lead",
    ),
    photo: withDescription(
      z.optional(filePath("team/petra", "jpg", "jpeg", "png", "webp")),
      "A JPEG, PNG or WebP file in the folder content, of at most 12 MB; its middle is shown as a square",
    ),
    portrait: withDescription(
      z.optional(portrait),
      "How the person is drawn without a photo; a photo or this is needed",
    ),
    sample,
  })
  .check(
    z.refine(({ photo, portrait }) => photo || portrait, "must have a photo or a drawn portrait"),
    z.refine(
      ({ photo, portrait, pattern }) => photo || !portrait || pattern,
      "must have a pattern, which colours the drawn portrait",
    ),
    // A pattern belongs to a role, not to a person.
    z.refine(
      ({ pattern, as }) => !pattern || as,
      "must have “as”, the work role in which the pattern is seen",
    ),
    z.meta({ title: "person" }),
  );

export const teamSchema = withDescription(
  z.array(teamMemberSchema).check(uniqueBy("name", "role")),
  "The people of the about page.",
);

export type TeamMember = z.infer<typeof teamMemberSchema>;
