import * as z from "zod/mini";
import { patterns } from "#instrument/patterns.ts";
import {
  arrayOfLength,
  headline,
  linkedText,
  meta,
  objectOf,
  starsHint,
  text,
  textWith,
  titledText,
  withDescription,
} from "./text.ts";

const texts = z.array(text);

/** A section of the guide: its title, a shorter one for the table of contents, its text. */
const chapter = { title: text, short: text, paragraphs: z.array(linkedText) };
const misread = z.strictObject({ quote: text, meant: text, heard: text });
const scene = z.strictObject({ caption: text, description: text });
/** With the scene that the team's map shows beside it, and the scene in words. */
const pictured = { ...chapter, scene };
const pattern = z.strictObject({ brings: text, sounds: text, ask: text });

/** The words of the page for teams: a guide of thirteen sections in four parts. */
export const teamsSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({
      category: text,
      title: headline,
      lead: text,
      read: text,
      example: z.strictObject({ title: text, note: text, description: text }),
      key: z.strictObject({ self: text, others: text, line: text }),
    }),
    contents: z.strictObject({ title: text }),
    parts: z.strictObject({ map: text, day: text, work: text, begin: text }),
    misreading: z.strictObject({
      ...pictured,
      first: misread,
      second: misread,
    }),
    teamMap: z.strictObject({
      ...pictured,
      crowd: titledText,
      gap: titledText,
      distance: titledText,
      after: text,
    }),
    roles: z.strictObject({
      ...pictured,
      examples: z.strictObject({ specialist: text, lead: text, onCall: text }),
    }),
    patterns: z.strictObject({
      ...pictured,
      columns: z.strictObject({ brings: text, sounds: text, ask: text }),
      rows: objectOf(patterns, pattern),
    }),
    meetings: z.strictObject({
      ...pictured,
      picture: z.strictObject({ caption: text, guess: text, counted: text }),
      rules: z.strictObject({ title: text, items: texts }),
    }),
    conflicts: z.strictObject({
      ...pictured,
      sentences: z.array(z.strictObject({ label: text, quote: text })),
      limit: text,
    }),
    newMember: z.strictObject(pictured),
    remote: z.strictObject({
      ...pictured,
      message: z.strictObject({
        text,
        meant: text,
        heard: text,
        meantLabel: text,
        heardLabel: text,
      }),
      rules: texts,
    }),
    workshop: z.strictObject({ ...pictured, steps: z.array(titledText), link: text }),
    agreements: z.strictObject({
      ...pictured,
      columns: z.strictObject({ wish: text, agreement: text }),
      rows: z.array(z.strictObject({ wish: text, agreement: text })),
    }),
    followUp: z.strictObject({
      ...pictured,
      caption: text,
      before: text,
      after: text,
      people: arrayOfLength(8, "the picture has a line for each", text),
    }),
    costs: z.strictObject({
      ...chapter,
      forTeam: z.strictObject({
        year: textWith("count", "price"),
        month: textWith("count", "price"),
      }),
    }),
    start: z.strictObject({
      ...chapter,
      steps: z.array(titledText),
      pricing: text,
    }),
  }),
  `The page for teams: a guide of thirteen titled sections in four parts. ${starsHint}`,
);

export type TeamsContent = z.infer<typeof teamsSchema>;
