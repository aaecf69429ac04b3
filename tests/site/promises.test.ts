import { expect, it } from "vitest";
import type { Facts } from "#load/schema/facts";
import type { Method } from "#load/schema/method";
import type { RatingContent } from "#load/schema/rating";
import {
  methodFigureNames,
  methodTimeNames,
  type PromiseName,
  promiseIn,
  promiseNames,
} from "#load/shared-words";
import { type Locale, locales } from "#locale/languages";
import type { PageId } from "#locale/routes";
import type { BuiltPage } from "#tools/built-site";
import { readContent } from "../harness/read-content.ts";
import { pageOf, pages } from "./rules/site.ts";

const facts = readContent<Facts>("facts.yaml");
const method = readContent<Method>("method.yaml");

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

it("no page shows the name of a promise or of a figure in its place", () => {
  const names = new RegExp(
    `\\{(${[...promiseNames, ...methodFigureNames, ...methodTimeNames].join("|")})\\}`,
  );
  expect(pages.filter(({ html }) => names.test(html)).map(({ file }) => file)).toEqual([]);
});

/** Promises that are sentences of their own, which readers skip when they meet them again. */
const sentences = promiseNames.filter((name) => name !== "billing");

it.each(pages.filter(({ locale }) => locale))("$file says a promise at most once", (page) => {
  const locale = page.locale as Locale;
  const text = shownIn(page);
  const said = [...sentences.map((name) => promiseIn(name, facts, locale)), method.reply[locale]];
  const repeated = said.filter((words) => text.split(squeeze(words ?? "-")).length > 2);
  expect(repeated).toEqual([]);
});

it("every page with a list of how the rating works has it from the one content", () => {
  for (const locale of locales) {
    const { title: _, ...parts } = readContent<RatingContent>(`rating/${locale}.yaml`);
    for (const id of ["product", "organization", "faq"] as const) {
      const text = textOf(id, locale);
      for (const words of Object.values(parts).flatMap((part) => Object.values(part))) {
        expect(text, id).toContain(squeeze(words));
      }
    }
  }
});

function textOf(id: PageId, locale: Locale): string {
  return shownIn(pageOf(id, locale));
}

/** What a page says, without what a form says once it is sent. */
function shownIn({ $ }: BuiltPage): string {
  const main = $("main").clone();
  main.find("[hidden], template, script, style").remove();
  return squeeze(main.text());
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
