import type { Facts } from "../schema/facts.ts";
import type { LegalId } from "../schema/legal.ts";

type SectionRef = [text: LegalId, anchor: string, times?: number];

/** The sections that must name each period and limit, and the prices, with how often if more than once. */
export const factSections: Record<
  keyof Facts["legal"] | "certificationPrice" | "starterPrice" | "growthPrice",
  SectionRef[]
> = {
  noticeMonths: [["terms", "changes"]],
  liabilityMonths: [["terms", "liability-cap"]],
  minimumAge: [
    ["terms", "minimum-age"],
    ["privacy", "capacities"],
  ],
  auditNoticeBusinessDays: [["terms", "dpa-audits"]],
  auditIntervalMonths: [["terms", "dpa-audits"]],
  subProcessorObjectionWorkingDays: [["terms", "dpa-sub-processors"]],
  subProcessorResolutionBusinessDays: [["terms", "dpa-sub-processors"]],
  deletionMonths: [
    ["terms", "dpa-deletion"],
    ["privacy", "retention"],
  ],
  // Profile, login, notifications and presentation, a row each.
  profileDaysAfterContract: [["privacy", "retention", 4]],
  storedProfileYears: [["privacy", "retention"]],
  marketingYears: [["privacy", "retention"]],
  facilitatorLicenceYears: [["privacy", "retention"]],
  respondentUsageMonths: [["privacy", "retention"]],
  technicalDeletionDays: [["privacy", "retention"]],
  websiteFormDays: [["privacy", "forms"]],
  websiteSpamDays: [
    ["privacy", "forms"],
    ["privacy", "retention"],
  ],
  websiteBackupDays: [
    ["privacy", "forms"],
    ["privacy", "retention"],
  ],
  websiteStatisticsMonths: [
    ["privacy", "server-log"],
    ["privacy", "retention"],
  ],
  geocodeCacheDays: [
    ["privacy", "finder"],
    ["cookies", "legal-basis"],
  ],
  certificationPrice: [["terms", "facilitators"]],
  starterPrice: [["terms", "prices"]],
  growthPrice: [["terms", "prices"]],
};
