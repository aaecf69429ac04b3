import * as z from "zod/mini";
import {
  headline,
  intro,
  linkedText,
  meta,
  optionalId,
  pluralWith,
  text,
  textWith,
  titledText,
  uniqueIds,
  withDescription,
} from "./text.ts";

const resultNames = ["text", "place", "distance", "count"];
const result = textWith(...resultNames);
const results = pluralWith(...resultNames);

/** `description` is the text alternative of the tree, the only drawing with information of its own. */
const benefit = z
  .strictObject({
    id: optionalId,
    drawing: withDescription(
      z.optional(z.enum(["distance", "scale", "languages", "tree"])),
      "The drawing beside it; without this key there is none",
    ),
    title: textWith("languages"),
    text: textWith("languages"),
    description: z.optional(textWith("done")),
  })
  .check(
    z.refine(({ drawing, description }) => drawing !== "tree" || description, {
      path: ["description"],
      error: "is missing: enter a description of the drawn tree",
    }),
  );

/** The words of the page for facilitators, in the order of its sections. */
export const facilitatorshipSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({
      title: headline,
      lead: text,
      primary: withDescription(text, "Words of the button that counts most"),
      secondary: withDescription(text, "Words of the quieter button beside it"),
      conversation: z.strictObject({
        label: text,
        facilitator: text,
        participant: text,
        lines: z.array(z.strictObject({ by: z.enum(["facilitator", "participant"]), text })),
      }),
    }),
    training: z.strictObject({
      title: textWith("total"),
      lead: text,
      hours: pluralWith("count"),
      steps: z.strictObject({ introduction: titledText, training: titledText, start: titledText }),
    }),
    dates: z.strictObject({
      title: text,
      lead: text,
      event: text,
      language: textWith("language"),
      online: text,
      seats: pluralWith("count"),
      register: text,
      ask: text,
      calendar: text,
    }),
    benefits: z.strictObject({
      title: text,
      items: z.array(benefit).check(uniqueIds),
    }),
    work: z.strictObject({
      title: text,
      items: z.array(z.strictObject({ title: text, text: linkedText })),
    }),
    inquiry: intro,
    certification: z.strictObject({
      title: text,
      text,
      link: text,
    }),
    find: z.strictObject({
      title: text,
      lead: text,
      unknownCountry: withDescription(
        text,
        "Heading of those whose country cannot be read from the address",
      ),
      form: text,
      search: text,
      location: text,
      radius: z.strictObject({ label: text, option: textWith("distance") }),
      otherPlaces: text,
      views: z.strictObject({ label: text, list: text, map: text }),
      list: text,
      skip: text,
      unplaced: text,
      showOnMap: text,
      shownOnMap: textWith("title"),
      ask: text,
      showAll: text,
      searchFailed: text,
      results: z.strictObject({
        all: results,
        near: results,
        country: z.strictObject({
          inside: results,
          nobody: withDescription(results, "Said when there is nobody in the country itself"),
          around: results,
          farther: results,
        }),
        looking: textWith("place"),
        missing: results,
        failed: results,
        unplaced: results,
        none: z.strictObject({
          all: result,
          near: result,
          nearText: result,
          missing: result,
          failed: result,
          nearest: textWith("title", "distance"),
        }),
      }),
      map: z.strictObject({
        map: text,
        zoomIn: text,
        zoomOut: text,
        close: text,
        cluster: textWith("count"),
        wheelHint: text,
        touchHint: text,
        streetCredit: text,
      }),
      nobodyNear: z.strictObject({ title: text, text, link: text }),
    }),
  }),
  "Page for facilitators. Hours and the price come from the facts.",
);

export type FacilitatorshipContent = z.infer<typeof facilitatorshipSchema>;
