import * as z from "zod/mini";
import type { StatementName } from "../files/shared-values.ts";
import {
  assumed,
  byLocale,
  byLocaleWithFallback,
  matches,
  objectWithDescriptions,
  text,
  textWith,
  withDescription,
  year,
} from "./text.ts";

const amount = z.int().check(z.nonnegative());
const count = z.int().check(z.positive());

const figure = z.strictObject({
  value: z.int().check(z.positive()),
  orMore: withDescription(z.optional(z.boolean()), "true adds a plus sign: 40+"),
});
const figures = objectWithDescriptions(
  {
    countries: "Countries in which the product is used",
    organisations: "Organisations that have used it",
    users: "Everybody who has taken part, those who were asked included",
    languages: "Languages of the questionnaire",
    forms: "Questionnaires that have been filled in",
    questions: "Questions that have been answered",
    profiles: "Profiles that people have got",
  },
  figure,
);

const price = withDescription(amount, "Whole amount per user for that time, in the currency above");
const prices = z.strictObject({
  period: withDescription(z.enum(["year", "month"]), "For what time the prices are"),
  free: price,
  starter: price,
  growth: price,
});

const hours = withDescription(count, "Whole hours");
const certification = z.strictObject({
  price: withDescription(amount, "Whole amount in the currency above"),
  hours: withDescription(
    z.strictObject({ introduction: hours, training: hours, start: hours }),
    "Hours of each step of the training",
  ),
});

const level = z.enum(["none", "lite", "included", "full"]);
const profileLevel = z.enum(["lite", "included", "full"]);

/** The parts that a profile can have, in the order in which they are shown. */
const parts = objectWithDescriptions(
  {
    selfView: "The own view on map and scales",
    norm: "The norm group on the scales",
    colleagues: "The view of all respondents, and the gap",
    words: "The pattern with motivators, pitfalls and success factors",
    pairs: "Word pairs with the widest gap and the closest agreement",
    groups: "Groups of respondents by themselves",
    spread: "The lowest and the highest respondent",
    allPairs: "A table of every word pair",
    second: "A second measurement beside the first",
    teamMap: "A place on the map that a team looks at together",
    groupResults: "The results of groups of people, for their organisation",
  },
  profileLevel,
);

export type ProfilePart = keyof typeof parts.shape;

export const profileParts = Object.keys(parts.shape) as ProfilePart[];

const plan = withDescription(
  z.strictObject({
    register: withDescription(
      z.optional(z.int().check(z.positive())),
      "The plan’s number in register links",
    ),
    profile: withDescription(level, "Which profile it includes"),
    colleagues: withDescription(
      z.enum(["none", "included"]),
      "Whether colleagues answer, too: none or included",
    ),
    deepDive: withDescription(level, "How much of the Deep Dive it includes"),
    academy: withDescription(level, "How much of the Academy it includes"),
    progress: withDescription(level, "How much of the progress it shows"),
  }),
  "What this plan includes: none, lite, included or full",
);

const legal = objectWithDescriptions(
  {
    noticeMonths: "{noticeMonths} in legal texts",
    liabilityMonths: "{liabilityMonths} in legal texts",
    minimumAge: "{minimumAge} in legal texts",
    auditNoticeBusinessDays: "{auditNoticeBusinessDays} in legal texts",
    auditIntervalMonths: "{auditIntervalMonths} in legal texts",
    subProcessorObjectionWorkingDays: "{subProcessorObjectionWorkingDays} in legal texts",
    subProcessorResolutionBusinessDays: "{subProcessorResolutionBusinessDays} in legal texts",
    deletionMonths: "{deletionMonths} in legal texts",
    profileDaysAfterContract: "{profileDaysAfterContract} in legal texts",
    storedProfileYears: "{storedProfileYears} in legal texts",
    marketingYears: "{marketingYears} in legal texts",
    facilitatorLicenceYears: "{facilitatorLicenceYears} in legal texts",
    respondentUsageMonths: "{respondentUsageMonths} in legal texts",
    technicalDeletionDays: "{technicalDeletionDays} in legal texts",
    websiteFormDays: "Privacy policy: how long this website keeps what forms send, at most",
    websiteSpamDays:
      "How long it keeps what programs seem to have sent, at most: the server deletes older",
    websiteBackupDays:
      "How long backups of the website’s database are kept: the timer in deploy deletes older ones",
    websiteStatisticsMonths:
      "How long this website keeps how often its pages were viewed: the server deletes older counts",
    geocodeCacheDays:
      "How long answers of the address look-up are kept: the server asks again then",
  },
  count,
);

/** Facts about the company that only the owner knows. The about page shows each once it is given. */
export const aboutFacts = z.strictObject({
  founded: withDescription(z.optional(year), "The year in which the company was founded"),
  methodSince: withDescription(z.optional(year), "The year since which the method has been in use"),
  employees: withDescription(z.optional(count), "How many people work for the company"),
});

/** Filled in wherever a text has their names in braces. */
const statements: Record<StatementName, string> = {
  freePlan: "What the plan Free holds, in a sentence",
  billing: "How a plan is billed, after the amount: no sentence, no full stop",
  consumerPrice: "What consumers see before they order",
  facilitator: "Who presents a result",
  facilitatorFee: "Whose fee that is",
  confidentiality: "How answers are shown",
  purpose: "What a profile is for",
  retention: "How long a profile is kept; periods in braces, as in legal texts",
};

/** Figures and prices: each stated once for the whole site. */
export const factsSchema = withDescription(
  z.strictObject({
    currency: withDescription(
      z.string().check(
        ...matches(/^[A-Z]{3}$/, "must be an ISO 4217 code such as USD"),
        z.refine(
          (code) => Intl.supportedValuesOf("currency").includes(code),
          "must be an ISO 4217 code such as USD",
        ),
      ),
      "ISO 4217 code of every amount on the site, such as USD",
    ),
    certification: withDescription(
      certification,
      "Price and hours of the training for facilitators",
    ),
    reports: withDescription(
      z.array(year).check(
        z.minLength(2),
        z.refine(
          (years) => years.every((year, index) => year > (years[index - 1] ?? 0)),
          "must be in order, each year once",
        ),
      ),
      "Years in which a technical report was published",
    ),
    about: withDescription(
      z._default(aboutFacts, {}),
      "What the about page says of the company; a fact that is not given is left out",
    ),
    invoicing: withDescription(
      z.optional(byLocale(text)),
      "In which currencies you invoice, in a sentence, such as “We invoice in euro or kronor.” It is shown below the prices",
    ),
    legal: withDescription(
      legal,
      "Periods and limits that legal texts name in braces; the unit is the end of the key",
    ),
    statements: withDescription(
      objectWithDescriptions(statements, byLocale(textWith(...Object.keys(legal.shape)))),
      "What pages, questions and legal texts promise in the same words: any text takes them by their names, such as {billing}",
    ),
    figures: withDescription(
      byLocaleWithFallback(figures),
      "Figures in use on each market; a language that is left out has the English ones",
    ),
    prices: withDescription(
      byLocaleWithFallback(prices),
      "Price of a user on each market, in the currency above; a language that is left out has the English ones",
    ),
    profileHolds: withDescription(
      z.strictObject({ assumed, ...parts.shape }),
      "The smallest profile that includes each part: lite, included (the profile) or full. Larger profiles include it, too. Prices and the example profile follow",
    ),
    plans: withDescription(
      z.strictObject({ free: plan, starter: plan, growth: plan, enterprise: plan }),
      "What each plan includes",
    ),
  }),
  "Figures and prices. Each is here once; every page takes it from here and formats it by language.",
);

export type Facts = z.infer<typeof factsSchema>;
export type PlanId = keyof Facts["plans"];
export type PlanLevel = z.infer<typeof level>;
export type ProfileLevel = z.infer<typeof profileLevel>;
