import { expect, test } from "vitest";
import { pagesWithRating, statementsOncePerPage } from "#load/checks/statements.ts";
import {
  fillStatement,
  methodFigureNames,
  methodTimeNames,
  type StatementName,
  statementNames,
} from "#load/files/shared-values.ts";
import type { Facts } from "#load/schema/facts.ts";
import type { Method } from "#load/schema/method.ts";
import type { RatingContent } from "#load/schema/rating.ts";
import { collapseSpaces } from "#locale/collapse-spaces.ts";
import { type Locale, releasedLocales } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { readContent } from "#tests/harness/read-content.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";
import { getPage, pages } from "./harness/built-site.ts";
import { formatPageIssue } from "./harness/format-page-issue.ts";

const facts = readContent<Facts>("facts.yaml");
const method = readContent<Method>("method.yaml");

/** The places that always have a statement: beside the plans, and in the contract. */
const statementsByPage: Partial<Record<PageId, StatementName[]>> = {
  home: ["billing"],
  pricing: ["freePlan", "billing"],
  // Its sentence on facilitators differs: it uses the words that it defines.
  terms: ["freePlan", "billing", "consumerPrice", "confidentiality", "purpose"],
  privacy: ["confidentiality"],
};

test.each(releasedLocales)("plans and contract have the statements: %s", (locale) => {
  for (const [id, names] of Object.entries(statementsByPage) as [PageId, StatementName[]][]) {
    const text = getText(id, locale);
    for (const name of names)
      expect(text, id).toContain(collapseSpaces(fillStatement(name, facts, locale) ?? "-"));
  }
});

test("no page shows the name of a statement or of a figure in its place", () => {
  const names = new RegExp(
    `\\{(${[...statementNames, ...methodFigureNames, ...methodTimeNames].join("|")})\\}`,
  );
  expect(pages.filter(({ html }) => names.test(html)).map(({ file }) => file)).toEqual([]);
});

// A check of the content finds repetitions in the texts of a page; this test finds those between its parts.
test.each(pages)("$file has a statement at most once", (page) => {
  const pageText = getShownText(page);
  const repeated = statementsOncePerPage.flatMap((name) => {
    const statement = collapseSpaces(getWords(name, page.locale) ?? "-");
    if (pageText.split(statement).length <= 2) return [];
    const message = `the page says {${name}} more than once: remove one`;
    return [formatPageIssue(page, (text) => collapseSpaces(text).includes(statement), message)];
  });
  expect(repeated).toEqual([]);
});

test("pages that explain how the rating works show every text of content/rating", () => {
  for (const locale of releasedLocales) {
    const { title: _, ...parts } = readContent<RatingContent>(`rating/${locale}.yaml`);
    for (const id of pagesWithRating) {
      const text = getText(id, locale);
      for (const ratingText of Object.values(parts).flatMap((part) => Object.values(part))) {
        expect(text, id).toContain(collapseSpaces(ratingText));
      }
    }
  }
});

function getWords(
  name: (typeof statementsOncePerPage)[number],
  locale: Locale,
): string | undefined {
  return name === "reply" ? method.reply[locale] : fillStatement(name, facts, locale);
}

function getText(id: PageId, locale: Locale): string {
  return getShownText(getPage(id, locale));
}

/** The text of a page, without that of a form after it is sent. */
function getShownText({ $ }: BuiltPage): string {
  const main = $("main").clone();
  main.find("[hidden], template, script, style").remove();
  return collapseSpaces(main.text());
}
