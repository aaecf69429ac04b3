import * as z from "zod/mini";
import { patterns } from "#instrument/patterns.ts";
import { byLocale, filePath, sample, text } from "./text.ts";

/** How a person without a photo is drawn. */
const portrait = z.strictObject({
  hair: z.enum(["short", "long", "bun", "curls", "side", "none"]),
  glasses: z.optional(z.boolean()),
  beard: z.optional(z.boolean()),
});

/**
 * Somebody who works here: what they do, in every language, a photo or how they are drawn, and the
 * pattern in which colleagues see them in one work role. The pattern colours a drawn portrait.
 */
export const teamMemberSchema = z
  .strictObject({
    name: text,
    role: byLocale(text),
    pattern: z.optional(z.enum(patterns)),
    as: z.optional(byLocale(text)),
    photo: z.optional(filePath("team/petra", "jpg", "jpeg", "png", "webp")),
    portrait: z.optional(portrait),
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

export type TeamMember = z.infer<typeof teamMemberSchema>;
