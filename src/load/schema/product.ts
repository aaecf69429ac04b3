import * as z from "zod/mini";
import { respondentGroups } from "#instrument/profile.ts";
import { drawnMicrocourses } from "./method.ts";
import {
  arrayOfLength,
  contact,
  headline,
  meta,
  pluralOrNoneWith,
  starsHint,
  text,
  textWith,
  titledText,
  withDescription,
} from "./text.ts";

const station = z.strictObject({ title: text, text, description: text });
const part = { title: text, text, points: z.array(text) };
/** A slide of a demo: its name, a caption, and a text alternative. */
const slide = { label: text, caption: text, description: text };
/** A row of the comparison: what is compared, and how that is with a type test, an own survey and the product. */
const compared = { what: text, test: text, survey: text, product: text };

const demoControls = z.strictObject({
  name: textWith("label"),
  role: text,
  slide: text,
  position: textWith("number", "total", "label"),
  pause: text,
  play: text,
});

/** The words of the product page, in the order of its sections. */
export const productSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({
      category: text,
      title: headline,
      lead: text,
      read: text,
      stations: z.strictObject({ map: station, describe: station, develop: station }),
    }),
    demoControls: withDescription(
      demoControls,
      "What the demos and their button are called. Screen readers say “role” and “slide” as the kind of thing",
    ),
    map: z.strictObject({
      ...part,
      demo: z.strictObject({
        label: text,
        bar: text,
        step: textWith("number", "total"),
        role: z.strictObject({
          ...slide,
          roles: titledList(),
          contexts: titledList(),
          continue: text,
        }),
        people: z.strictObject({
          ...slide,
          description: textWith("count", "total"),
          question: text,
          list: z.array(
            z.strictObject({
              name: text,
              relation: text,
              group: withDescription(
                z.optional(z.enum(respondentGroups)),
                "The respondents’ group in content/example-profile.yaml, which the demo shows: as many of each as there. Without a group somebody is not chosen",
              ),
            }),
          ),
          count: textWith("count", "total"),
          invite: text,
        }),
        sent: z.strictObject({
          ...slide,
          description: textWith("count"),
          heading: textWith("count"),
          status: text,
        }),
      }),
    }),
    describe: z.strictObject({
      ...part,
      link: text,
      demo: z.strictObject({
        label: text,
        bar: text,
        view: z.strictObject({ self: text, guess: text, others: text }),
        guess: z.strictObject({
          ...slide,
          note: textWith("number", "total"),
          question: textWith("name"),
          send: text,
          confidential: text,
        }),
        answers: z.strictObject({
          ...slide,
          description: textWith("count"),
          heading: textWith("count"),
          distance: pluralOrNoneWith("steps"),
        }),
        map: z.strictObject({
          ...slide,
          description: textWith("count"),
          note: textWith("count"),
        }),
      }),
    }),
    develop: z.strictObject({
      ...part,
      portal: text,
      link: text,
      demo: z.strictObject({
        label: text,
        bar: text,
        lesson: textWith("number", "total"),
        course: z.strictObject({
          question: text,
          answers: z.array(text).check(z.minLength(2)),
          skip: text,
          continue: text,
          feedback: titledText,
        }),
        done: textWith("done", "total"),
        question: z.strictObject(slide),
        feedback: z.strictObject(slide),
        progress: z.strictObject({
          ...slide,
          heading: text,
          lessons: arrayOfLength(
            drawnMicrocourses.to,
            "the drawn tree has a branch for each",
            text,
          ),
        }),
      }),
    }),
    comparison: z.strictObject({
      title: text,
      columns: z.strictObject(compared),
      rows: z.array(z.strictObject(compared)),
    }),
    contact,
  }),
  `Product page. ${starsHint}`,
);

export type ProductContent = z.infer<typeof productSchema>;

function titledList() {
  return z.strictObject({ title: text, options: z.array(text) });
}
