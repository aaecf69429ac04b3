import { load } from "cheerio";
import { expect, it } from "vitest";
import { forms } from "#contract/forms";
import { legalValues } from "#load/legal-values";
import type { Facts } from "#load/schema/facts";
import type { InterfaceTexts } from "#load/schema/interface-texts";
import type { LegalId } from "#load/schema/legal";
import { readSource } from "#load/source/content-source";
import { locales } from "#locale/languages";
import { readBuildNote } from "#server/site/build-note";
import type { BuiltPage } from "#tools/built-site";
import { distDir, projectRoot } from "#tools/project";
import { readContent } from "../harness/read-content.ts";
import { pageOf } from "./rules/site.ts";

const facts = readContent<Facts>("facts.yaml");

/** Where each period, limit and price must be: the text, the section, the fact, how often. */
const figures: [text: LegalId, anchor: string, fact: string, times?: number][] = [
  ["terms", "changes", "noticeMonths"],
  ["terms", "liability-cap", "liabilityMonths"],
  ["terms", "minimum-age", "minimumAge"],
  ["terms", "facilitators", "certificationPrice"],
  ["terms", "prices", "starterPrice"],
  ["terms", "prices", "growthPrice"],
  ["terms", "dpa-audits", "auditNoticeBusinessDays"],
  ["terms", "dpa-audits", "auditIntervalMonths"],
  ["terms", "dpa-sub-processors", "subProcessorObjectionWorkingDays"],
  ["terms", "dpa-sub-processors", "subProcessorResolutionBusinessDays"],
  ["terms", "dpa-deletion", "deletionMonths"],
  // Profile, login, notifications and presentation, a row each.
  ["privacy", "retention", "profileDaysAfterContract", 4],
  ["privacy", "retention", "storedProfileYears"],
  ["privacy", "retention", "marketingYears"],
  ["privacy", "retention", "facilitatorLicenceYears"],
  ["privacy", "retention", "respondentUsageMonths"],
  ["privacy", "retention", "technicalDeletionDays"],
  ["privacy", "retention", "deletionMonths"],
  ["privacy", "capacities", "minimumAge"],
  ["privacy", "forms", "websiteFormDays"],
  ["privacy", "forms", "websiteSpamDays"],
  ["privacy", "retention", "websiteSpamDays"],
  ["privacy", "forms", "websiteBackupDays"],
  ["privacy", "retention", "websiteBackupDays"],
  ["privacy", "server-log", "websiteStatisticsMonths"],
  ["privacy", "retention", "websiteStatisticsMonths"],
  ["privacy", "finder", "geocodeCacheDays"],
  ["cookies", "legal-basis", "geocodeCacheDays"],
];

it("the sections of the terms are numbered, and those of its appendix anew", () => {
  const outline = outlineOf(pageOf("terms", "en"));
  const split = outline.findIndex(([id]) => id === "appendix-1");
  const main = outline.slice(0, split).map(([, number]) => number);
  const appendix = outline.slice(split);
  const sections = main.filter((number) => !number?.includes("."));
  expect(sections.length).toBeGreaterThan(1);
  expect(sections).toEqual(sections.map((_, index) => String(index + 1)));
  expect(appendix[1]?.[1]).toBe("1");
  const unnumbered = appendix.filter(([, number]) => number === "").map(([id]) => id);
  const { data } = readSource(projectRoot, "content/legal/terms/en.md") ?? {};
  expect(data).toMatchObject({ unnumbered });
});

it.each(locales)("every figure stands where it belongs, as it is written in: %s", (locale) => {
  const values = legalValues(facts, readContent<InterfaceTexts>(`messages/${locale}.yaml`), locale);
  const lost = figures.filter(([id, anchor, fact, times = 1]) => {
    const { $ } = pageOf(id, locale);
    const section = $(`.legal-section[id="${anchor}"]`);
    // Its unit is tested with the texts: src/load/legal-figures.ts.
    const pattern = new RegExp(`(?<![\\d.,])${RegExp.escape(values[fact] ?? "")}`, "gu");
    return (wordsOf(section).match(pattern)?.length ?? 0) < times;
  });
  expect(lost).toEqual([]);
});

it.each(locales)("the privacy policy names the fields of every form: %s", (locale) => {
  const rows = pageOf("privacy", locale).$('.legal-section[id="forms"] tbody tr').toArray();
  const named = rows.map((row) => load(row)("td").last().text().split(",").length);
  // Checkboxes of a group are one thing to a reader.
  const expected = Object.values(forms).map(
    ({ controls }) =>
      new Set(Object.entries(controls).map(([field, { group }]) => group ?? field)).size,
  );
  expect(named).toEqual(expected);
});

it("no period is without its place in the list above", () => {
  const placed = new Set(figures.map(([, , fact]) => fact));
  expect(Object.keys(facts.legal).filter((fact) => !placed.has(fact))).toEqual([]);
});

/** The sections of a page in order: anchor, and number or "". */
function outlineOf({ $ }: BuiltPage): [id: string, number: string][] {
  return $(".legal-section")
    .toArray()
    .map((element) => {
      const number = $(element).children(".section-heading").find("h2 > span, h3 > span");
      return [$(element).attr("id") ?? "", number.first().text().trim()];
    });
}

/** The text of an element, with spaces between cells and paragraphs. */
function wordsOf(element: ReturnType<BuiltPage["$"]>): string {
  const nodes = element.find("*").addBack().contents().toArray();
  return nodes.map((node) => (node.type === "text" ? node.data : "")).join(" ");
}

it("notes the printed periods where the server finds them", () => {
  const { websiteFormDays, websiteBackupDays, websiteStatisticsMonths } = facts.legal;
  const periods = { websiteFormDays, websiteBackupDays, websiteStatisticsMonths };
  expect(readBuildNote(distDir)).toMatchObject(periods);
});
