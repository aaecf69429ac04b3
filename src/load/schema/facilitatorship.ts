import * as z from "zod/mini";
import { headline, intro, meta, plural, text, titled } from "./text.ts";

/** The words of the page for facilitators, in the order of its sections. */
export const facilitatorshipSchema = z.strictObject({
  meta,
  hero: z.strictObject({ title: headline, lead: text, primary: text, secondary: text }),
  training: z.strictObject({
    title: text,
    lead: text,
    caption: text,
    hours: z.strictObject({ one: text, many: text }),
    steps: z.strictObject({ introduction: titled, training: titled, start: titled }),
  }),
  benefits: z.strictObject({
    title: text,
    lead: text,
    items: z.strictObject({
      picture: titled,
      words: titled,
      languages: titled,
      after: z.strictObject({ title: text, text, tree: text }),
    }),
  }),
  inquiry: intro,
  certification: z.strictObject({ title: text, text, holds: z.array(text), link: text }),
  find: z.strictObject({
    title: text,
    lead: text,
    elsewhere: text,
    form: text,
    search: text,
    location: text,
    radius: z.strictObject({ label: text, option: text }),
    otherPlaces: text,
    views: z.strictObject({ label: text, list: text, map: text }),
    list: text,
    skip: text,
    unplaced: text,
    showOnMap: text,
    ask: text,
    showAll: text,
    unlisted: text,
    results: z.strictObject({
      all: plural,
      near: plural,
      country: z.strictObject({ inside: plural, nobody: plural, around: plural }),
      looking: text,
      missing: plural,
      failed: plural,
      unplaced: plural,
      none: z.strictObject({
        all: text,
        near: text,
        nearText: text,
        missing: text,
        failed: text,
        nearest: text,
      }),
    }),
    map: z.strictObject({
      map: text,
      zoomIn: text,
      zoomOut: text,
      close: text,
      cluster: text,
      wheelHint: text,
      touchHint: text,
      streetCredit: text,
    }),
    letter: z.strictObject({ title: text, text, link: text }),
  }),
});

export type FacilitatorshipContent = z.infer<typeof facilitatorshipSchema>;
