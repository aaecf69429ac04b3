import { expect, test } from "vitest";
import { factSections } from "#load/legal/fact-sections";
import { legalValues } from "#load/legal/values";
import type { Facts } from "#load/schema/facts";
import type { InterfaceTexts } from "#load/schema/interface-texts";
import { readSource } from "#load/source/content-source";
import { releasedLocales } from "#locale/languages";
import { readBuildNote } from "#server/build/build-note";
import type { BuiltPage } from "#tools/built-site";
import { distDir, projectRoot } from "#tools/project";
import { readContent } from "../harness/read-content.ts";
import { pageOf } from "./rules/site.ts";

const facts = readContent<Facts>("facts.yaml");

test("the sections of the terms are numbered, and those of its appendix anew", () => {
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

// That a text names it is a check of the content; here, that the page shows it as its language writes it.
test.each(releasedLocales)(
  "legal texts have every figure where it belongs, in the format of %s",
  (locale) => {
    const values = legalValues(
      facts,
      readContent<InterfaceTexts>(`messages/${locale}.yaml`),
      locale,
    );
    const required = Object.entries(factSections).flatMap(([fact, all]) =>
      all.map(([id, anchor, times = 1]) => ({ fact, id, anchor, times })),
    );
    const lost = required.filter(({ fact, id, anchor, times }) => {
      const section = pageOf(id, locale).$(`.legal-section[id="${anchor}"]`);
      const pattern = new RegExp(`(?<![\\d.,])${RegExp.escape(values[fact] ?? "")}`, "gu");
      return (wordsOf(section).match(pattern)?.length ?? 0) < times;
    });
    expect(lost).toEqual([]);
  },
);

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

test("the build note has the periods that legal texts print", () => {
  const { legal } = facts;
  expect(readBuildNote(distDir)).toMatchObject({
    websiteFormDays: legal.websiteFormDays,
    websiteSpamDays: legal.websiteSpamDays,
    websiteBackupDays: legal.websiteBackupDays,
    websiteStatisticsMonths: legal.websiteStatisticsMonths,
    geocodeCacheDays: legal.geocodeCacheDays,
  });
});
