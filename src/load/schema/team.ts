import * as z from "zod/mini";
import { sample, text } from "./text.ts";

/** What somebody does here: a key whose name stands in the words of the about page. */
export const teamRoles = [
  "management",
  "method",
  "training",
  "platform",
  "customers",
  "languages",
] as const;

/** Somebody who works here: role, the pattern in which colleagues see them, and how they are drawn. */
export const teamMemberSchema = z.strictObject({
  name: text,
  role: z.enum(teamRoles),
  pattern: z.enum(["rapporteur", "motivator", "producer", "processor"]),
  portrait: z.strictObject({
    hair: z.enum(["short", "long", "bun", "curls", "side", "none"]),
    glasses: z.optional(z.boolean()),
    beard: z.optional(z.boolean()),
  }),
  sample,
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
