import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Facts } from "#load/schema/facts";
import { factsFile, type PromiseName, promiseIn, promiseNames } from "#load/shared-words";
import { type Locale, locales } from "#locale/languages";
import type { PageId } from "#locale/routes";
import { projectRoot } from "#tools/project";
import { readContent } from "../harness/read-content.ts";
import { pageOf, pages } from "./rules/site.ts";

const facts = readContent<Facts>("facts.yaml");

/** Where a promise stands whatever editors write elsewhere: beside the plans, and in the contract. */
const places: Partial<Record<PageId, PromiseName[]>> = {
  home: ["billing"],
  pricing: ["freePlan", "billing"],
  terms: [
    "freePlan",
    "billing",
    "consumerPrice",
    "facilitator",
    "facilitatorFee",
    "confidentiality",
    "purpose",
  ],
  privacy: ["confidentiality"],
};

it.each(locales)("promises stand at the plans and in the contract: %s", (locale) => {
  for (const [id, names] of Object.entries(places) as [PageId, PromiseName[]][]) {
    const text = textOf(id, locale);
    for (const name of names)
      expect(text, id).toContain(squeeze(promiseIn(name, facts, locale) ?? "-"));
  }
});

it("every other text takes a promise from the facts by its name", () => {
  const typed = globSync("content/**/*.{yaml,md}", { cwd: projectRoot }).flatMap((path) => {
    if (path === factsFile) return [];
    const text = squeeze(readFileSync(join(projectRoot, path), "utf8"));
    return promiseNames.flatMap((name) =>
      locales.some((locale) => text.includes(facts.promises[name][locale]))
        ? [`${path}: write {${name}} instead of its words`]
        : [],
    );
  });
  expect(typed).toEqual([]);
});

it("no page shows the name of a promise in its place", () => {
  const names = new RegExp(`\\{(${promiseNames.join("|")})\\}`);
  expect(pages.filter(({ html }) => names.test(html)).map(({ file }) => file)).toEqual([]);
});

function textOf(id: PageId, locale: Locale): string {
  return squeeze(pageOf(id, locale).$("main").text());
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
