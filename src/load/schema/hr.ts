import * as z from "zod/mini";
import { pageLink } from "./page-link.ts";
import type { OptionalFactName } from "./procurement.ts";
import {
  arrayOfLength,
  entryId,
  headline,
  intro,
  linkedTextWith,
  meta,
  objectOf,
  starsHint,
  text,
  textWith,
  titledText,
  uniqueIds,
  withDescription,
  wordPair,
} from "./text.ts";

/** The periods that answers may name, as legal texts do. */
const periods = [
  "profileDaysAfterContract",
  "technicalDeletionDays",
  "deletionMonths",
  "respondentUsageMonths",
  "auditNoticeBusinessDays",
  "subProcessorObjectionWorkingDays",
];

/** The measured values that answers may name: intervals of Cronbach's alpha and of agreement. */
const measured = ["alphaFrom", "alphaTo", "agreementFrom", "agreementTo"];

const answer = z.strictObject({
  question: text,
  answer: linkedTextWith(...periods, ...measured, "languages"),
  link: z.optional(pageLink),
});
const answers = z.array(answer).check(z.minLength(1));

const openQuestion = z.strictObject({
  question: text,
  topic: withDescription(
    text,
    "A few words that follow “questions on”: what readers may ask until content/procurement.yaml has the fact",
  ),
});

/** Questions whose answers only the owner knows: while a fact is missing, `further` names its topic. */
function openQuestions<Name extends OptionalFactName>(...names: Name[]) {
  return objectOf(names, openQuestion);
}

const figure = withDescription(text, "The figure in a few words, printed in bold");

/** The visibility of something for each role. */
const visibilityByRole = {
  participant: text,
  respondent: text,
  manager: text,
  hr: text,
  facilitator: text,
  us: text,
};

const country = z.strictObject({
  id: withDescription(entryId, "The code of the country, by which its readers get it first"),
  name: text,
  asked: text,
  given: text,
});

/** The parts of the document, in their order: their ids on the page, and keys of their words. */
export const hrParts = [
  "confidentiality",
  "visibility",
  "steps",
  "data",
  "representatives",
  "notice",
  "limits",
  "procurement",
  "it",
  "start",
] as const;

/** The words of the page for HR, employee representatives and procurement, in the order of its parts. */
export const hrSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({
      category: text,
      title: headline,
      lead: text,
      version: textWith("version", "date"),
      print: text,
    }),
    confidentiality: z.strictObject({
      ...intro.shape,
      figures: z.array(z.strictObject({ figure, text })).check(z.minLength(1)),
    }),
    visibility: z.strictObject({
      ...intro.shape,
      caption: text,
      columns: z.strictObject({ what: text, ...visibilityByRole }),
      /** The words for the signs in cells: a dash, a tick in brackets (`part`), a tick. */
      levels: z.strictObject({ none: text, part: text, full: text }),
      rows: z.array(z.strictObject({ what: text, ...visibilityByRole })),
    }),
    steps: z.strictObject({
      ...intro.shape,
      caption: text,
      columns: z.strictObject({
        step: text,
        hr: text,
        participant: text,
        colleagues: text,
        facilitator: text,
      }),
      takesPart: text,
      rows: arrayOfLength(8, "the table marks for each who takes part", text),
      note: text,
    }),
    data: z.strictObject({ ...intro.shape, items: answers }),
    representatives: z.strictObject({
      ...intro.shape,
      asked: text,
      given: text,
      countries: z.array(country).check(z.minLength(1), uniqueIds),
      items: answers,
    }),
    notice: z.strictObject({
      ...intro.shape,
      paragraphs: z.array(textWith(...periods)).check(z.minLength(1)),
      copy: text,
      /** Shown after a click on `copy`, and where the browser does not copy. */
      copied: text,
      manual: text,
    }),
    invitation: z.strictObject({
      caption: text,
      title: text,
      text,
      ...wordPair.shape,
      promises: z.array(text),
    }),
    limits: z.strictObject({ ...intro.shape, items: z.array(titledText) }),
    procurement: z.strictObject({
      ...intro.shape,
      items: answers,
      open: openQuestions("callOff", "eInvoice", "platformAccessibility"),
    }),
    it: z.strictObject({
      ...intro.shape,
      items: answers,
      open: openQuestions("browsers", "signIn", "supportHours", "responses"),
      /** One way to ask for all facts that are missing, with their topics. */
      further: z.strictObject({ question: text, answer: textWith("topics"), link: pageLink }),
    }),
    start: z.strictObject({
      ...intro.shape,
      weeks: z.array(z.strictObject({ when: text, ...titledText.shape })).check(z.minLength(1)),
      pricing: text,
    }),
  }),
  `The page for HR, employee representatives and procurement, which prints as a document of at most four pages. ${starsHint} Its figures are names in braces; give content/procurement.yaml a new version and date when what it says changes.`,
);

export type HrPartId = (typeof hrParts)[number];
export type HrContent = z.infer<typeof hrSchema>;
export type HrAnswer = z.infer<typeof answer>;
