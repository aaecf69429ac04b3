import { expect, test } from "vitest";
import { readContentFile } from "#load/files/content-file.ts";
import type { Brand } from "#load/schema/brand.ts";
import type { Facts } from "#load/schema/facts.ts";
import { legalIds } from "#load/schema/legal.ts";
import { formatPhone, getPhoneUrl } from "#locale/phone.ts";
import { readBuildInfo, retentionPeriods } from "#server/built-site/build-info.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { distDir, projectRoot } from "#tools/project.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";
import { getPage, pages } from "./harness/built-site.ts";

const facts = readContent<Facts>("facts.yaml");

test("the sections of the terms are numbered, and those of its appendix from 1 again", () => {
  const outline = getOutline(getPage("terms", "en"));
  const split = outline.findIndex(([id]) => id === "appendix-1");
  const main = outline.slice(0, split).map(([, number]) => number);
  const appendix = outline.slice(split);
  const sections = main.filter((number) => !number?.includes("."));
  expect(sections.length).toBeGreaterThan(1);
  expect(sections).toEqual(sections.map((_, index) => String(index + 1)));
  expect(appendix[1]?.[1]).toBe("1");
  const unnumbered = appendix.filter(([, number]) => number === "").map(([id]) => id);
  const { data } = readContentFile(projectRoot, "content/legal/terms/en.md") ?? {};
  expect(data).toMatchObject({ unnumbered });
});

/** The sections of a page in order: anchor, and number or "". */
function getOutline({ $ }: BuiltPage): [id: string, number: string][] {
  return Array.from($(".legal-section"), (element) => {
    const number = $(element).children(".section-heading").find("h2 > span, h3 > span");
    return [$(element).attr("id") ?? "", number.first().text().trim()];
  });
}

test("the telephone number of a legal text is a link", () => {
  const { phone } = readContent<Brand>("brand.yaml").office;
  const phoneText = formatPhone(phone);
  for (const { file, $ } of legalIds.flatMap((id) => pages.filter((page) => page.id === id))) {
    const count = $("main").text().split(phoneText).length - 1;
    const links = Array.from($(`main a[href="${getPhoneUrl(phone)}"]`), (link) => $(link).text());
    expect(links, file).toEqual(Array(count).fill(phoneText));
  }
});

test("the build info has the periods that legal texts print", () => {
  expect(readBuildInfo(distDir)).toMatchObject(retentionPeriods.parse(facts.legal));
});
