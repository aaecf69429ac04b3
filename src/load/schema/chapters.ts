import * as z from "zod/mini";
import { dimensions } from "#instrument/dimensions";
import { locales } from "#locale/languages";
import { exactly, text } from "./text.ts";

/** The chapters of the science page in order. The ids are their fragments in every language. */
export const chapterIds = [
  "evolving-landscape",
  "social-intelligence",
  "collaboration-in-context",
  "i-we-it",
  "suboptimization",
  "growth-zone",
  "comfort-zone",
  "pillars-of-development",
  "end-goal",
  "what-it-measures",
  "how-it-measures",
  "in-practice",
  "catalyst",
  "sources",
  "glossary",
  "scientific-validation",
] as const;

/** The chapter that describes the aspects, each in a tab of its own. */
export const aspectsChapter = "what-it-measures";

/** The four aspects of what is measured; their ids are fragments too. */
export const aspectIds = [...dimensions, "integration"] as const;

/** The chapters that answer what buyers ask first, in the order in which they are linked. */
export const firstChapters = [
  "what-it-measures",
  "how-it-measures",
  "scientific-validation",
] as const satisfies ChapterId[];

export type ChapterId = (typeof chapterIds)[number];
export type AspectId = (typeof aspectIds)[number];

const heading = { lang: z.enum(locales), title: text, summary: text };

/** The front matter of a chapter; `nav` is its short title, `inShort` what it comes to. */
export const chapterSchema = z.strictObject({
  ...heading,
  nav: text,
  inShort: z.optional(exactly(3, "the chapter in three lines", text)),
});

/** The front matter of an aspect. */
export const aspectSchema = z.strictObject(heading);
