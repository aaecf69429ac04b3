import * as z from "zod/mini";
import { contact, headline, meta, text, titled } from "./text.ts";

const station = z.strictObject({ title: text, text, description: text });
const part = { title: text, text, points: z.array(text) };
/** A slide of a demo: its name, a sentence about it, and the drawn screen told in words. */
const slide = { label: text, caption: text, description: text };

/** The words of the product page, in the order of its sections. */
export const productSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: headline,
    lead: text,
    primary: text,
    secondary: text,
    stations: z.strictObject({ map: station, describe: station, develop: station }),
  }),
  carousel: z.strictObject({
    name: text,
    role: text,
    slide: text,
    position: text,
    pause: text,
    play: text,
  }),
  map: z.strictObject({
    ...part,
    known: z.strictObject({ smallestGroup: text, minutes: text }),
    demo: z.strictObject({
      label: text,
      bar: text,
      step: text,
      role: z.strictObject({
        ...slide,
        roles: titledList(),
        contexts: titledList(),
        continue: text,
      }),
      people: z.strictObject({
        ...slide,
        question: text,
        list: z.array(z.strictObject({ name: text, relation: text, chosen: z.boolean() })),
        count: text,
        invite: text,
      }),
      sent: z.strictObject({ ...slide, heading: text, status: text }),
    }),
  }),
  describe: z.strictObject({
    ...part,
    link: text,
    demo: z.strictObject({
      label: text,
      bar: text,
      view: z.strictObject({ self: text, others: text }),
      guess: z.strictObject({
        ...slide,
        note: text,
        question: text,
        send: text,
        confidential: text,
      }),
      answers: z.strictObject({
        ...slide,
        heading: text,
        distance: z.strictObject({ same: text, one: text, some: text }),
      }),
      map: z.strictObject({ ...slide, note: text }),
    }),
  }),
  develop: z.strictObject({
    ...part,
    portal: text,
    link: text,
    demo: z.strictObject({
      label: text,
      bar: text,
      lesson: text,
      course: z.strictObject({
        question: text,
        answers: z.array(text).check(z.length(3)),
        skip: text,
        continue: text,
        feedback: titled,
      }),
      done: text,
      question: z.strictObject(slide),
      feedback: z.strictObject(slide),
      progress: z.strictObject({
        ...slide,
        heading: text,
        lessons: z.array(text).check(z.length(6)),
      }),
    }),
  }),
  contact,
});

export type ProductContent = z.infer<typeof productSchema>;

function titledList() {
  return z.strictObject({ title: text, options: z.array(text) });
}
