import * as z from "zod/mini";
import { text } from "./text.ts";

const role = z.strictObject({ name: text, as: text });
const pair = z.strictObject({ low: text, high: text });
const question = z.strictObject({ title: text, prompt: text, hint: text, next: text });
const places = { pattern: text, between: text, centre: text };

/** The words of the trial of the scale, in the order in which a visitor meets them. */
export const trialSchema = z.strictObject({
  title: text,
  lead: text,
  taste: text,
  steps: z.strictObject({ label: text, self: text, guess: text, picture: text }),
  role: z.strictObject({
    legend: text,
    hint: text,
    options: z.strictObject({
      projectLead: role,
      teamMember: role,
      manager: role,
      specialist: role,
    }),
  }),
  self: question,
  guess: question,
  pairs: z.strictObject({
    start: pair,
    question: pair,
    plan: pair,
    conflict: pair,
    method: pair,
    manner: pair,
    opinion: pair,
    notice: pair,
    help: pair,
  }),
  answer: z.strictObject({ pair: text, end: text, near: text, middle: text }),
  answered: text,
  open: z.strictObject({ one: text, some: text }),
  back: text,
  change: text,
  again: text,
  view: z.strictObject({ counts: text, guess: text, halo: text, scale: text }),
  headline: z.strictObject({ self: text, guess: text, same: text }),
  as: z.strictObject(places),
  distance: z.strictObject({ none: text, one: text, some: text }),
  gap: z.strictObject({ one: text, some: text }),
  description: z.strictObject({ map: text, ...places, place: text }),
  meaning: z.strictObject({
    title: text,
    difference: z.strictObject({
      close: text,
      telling: text,
      asking: text,
      relationships: text,
      tasks: text,
      others: text,
      own: text,
    }),
    pattern: z.strictObject({
      rapporteur: text,
      motivator: text,
      producer: text,
      processor: text,
      between: text,
    }),
    only: z.strictObject({ title: text, guess: text, close: text, apart: text }),
    next: text,
  }),
  example: z.strictObject({ title: text, note: text, pairs: text }),
});

export type TrialContent = z.infer<typeof trialSchema>;
