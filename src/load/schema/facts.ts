import * as z from "zod/mini";
import { statementNames } from "../files/shared-values.ts";
import { byLocale, byLocaleWithFallback, matches, objectOf, text, textWith } from "./text.ts";

const figure = z.strictObject({
  value: z.int().check(z.positive()),
  orMore: z.optional(z.boolean()),
});
const figures = z.strictObject({
  countries: figure,
  organisations: figure,
  users: figure,
  languages: figure,
  forms: figure,
  questions: figure,
  profiles: figure,
});
const amount = z.int().check(z.nonnegative());
const count = z.int().check(z.positive());
const prices = z.strictObject({
  period: z.enum(["year", "month"]),
  free: amount,
  starter: amount,
  growth: amount,
});
const level = z.enum(["none", "lite", "included", "full"]);

/** The parts that a profile can have, in the order in which they are shown. */
export const profileParts = [
  "selfView",
  "norm",
  "colleagues",
  "words",
  "pairs",
  "groups",
  "spread",
  "allPairs",
  "second",
  "teamMap",
  "groupResults",
] as const;

export type ProfilePart = (typeof profileParts)[number];

const profileLevel = z.enum(["lite", "included", "full"]);
const plan = z.strictObject({
  register: z.optional(z.int().check(z.positive())),
  profile: level,
  /** Whether colleagues answer, too. */
  colleagues: z.enum(["none", "included"]),
  deepDive: level,
  academy: level,
  progress: level,
});

const legal = z.strictObject({
  noticeMonths: count,
  liabilityMonths: count,
  minimumAge: count,
  auditNoticeBusinessDays: count,
  auditIntervalMonths: count,
  subProcessorObjectionWorkingDays: count,
  subProcessorResolutionBusinessDays: count,
  deletionMonths: count,
  profileDaysAfterContract: count,
  storedProfileYears: count,
  marketingYears: count,
  facilitatorLicenceYears: count,
  respondentUsageMonths: count,
  technicalDeletionDays: count,
  websiteFormDays: count,
  websiteSpamDays: count,
  websiteBackupDays: count,
  websiteStatisticsMonths: count,
  geocodeCacheDays: count,
});

/** Facts about the company that only the owner knows. The about page shows each once it is given. */
export const aboutFacts = z.strictObject({
  founded: z.optional(count),
  methodSince: z.optional(count),
  employees: z.optional(count),
});

/** Figures and prices: each stated once for the whole site. */
export const factsSchema = z.strictObject({
  currency: z.string().check(...matches(/^[A-Z]{3}$/, "must be an ISO 4217 code such as USD")),
  certification: z.strictObject({
    price: amount,
    hours: z.strictObject({ introduction: count, training: count, start: count }),
  }),
  reports: z.array(count).check(z.minLength(2)),
  about: z._default(aboutFacts, {}),
  /** In which currencies invoices come, in a sentence beside the prices. */
  invoicing: z.optional(byLocale(text)),
  legal,
  /** Filled in wherever a text has their names in braces. */
  statements: objectOf(statementNames, byLocale(textWith(...Object.keys(legal.shape)))),
  figures: byLocaleWithFallback(figures),
  prices: byLocaleWithFallback(prices),
  /** The smallest profile that includes each part: larger ones include it, too. */
  profileHolds: z.strictObject({
    /** Decided without the owner: the launch list names it. */
    assumed: z.optional(z.boolean()),
    ...objectOf(profileParts, profileLevel).shape,
  }),
  plans: z.strictObject({ free: plan, starter: plan, growth: plan, enterprise: plan }),
});

export type Facts = z.infer<typeof factsSchema>;
export type PlanId = keyof Facts["plans"];
export type PlanLevel = z.infer<typeof level>;
export type ProfileLevel = z.infer<typeof profileLevel>;
