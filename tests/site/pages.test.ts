import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrand } from "#load/brand/read-brand.ts";
import { formatIssue } from "#load/content-issue.ts";
import { getLocation, readContentFile } from "#load/files/content-file.ts";
import { listChildren } from "#load/files/content-tree.ts";
import { legalIds } from "#load/schema/legal.ts";
import { removeLinks } from "#load/schema/linked-text.ts";
import type { Method } from "#load/schema/method.ts";
import type { Testimonial } from "#load/schema/testimonials.ts";
import { collapseSpaces } from "#locale/collapse-spaces.ts";
import { formatDate, formatInteger, formatKeyFigure, formatPrice } from "#locale/formats.ts";
import { type Locale, releasedLocales } from "#locale/languages.ts";
import { findPath, getPath, type PageId, pageIds } from "#locale/routes.ts";
import { visibilityRows } from "#sections/individuals/WhoSeesYou.tsx";
import { formatKeyFigureInSentence } from "#sections/key-figures/key-figure-in-sentence.ts";
import { computeYearlyPrice } from "#sections/plans/yearly-price.ts";
import { readSettings } from "#server/settings/settings.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { projectRoot } from "#tools/project.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";
import { getPage, pages } from "./harness/built-site.ts";

const platform = readSettings().PLATFORM_URL.replace(/\/*$/, "");

const getContentPath = (file: string) => join(projectRoot, "content", file);
const facts = readContent("facts.yaml");
const brand = readBrand(projectRoot);
const getTextFile = (id: string, locale: Locale) => `pages/${id}/${locale}.yaml`;
const idsWithContent = pageIds.filter((id) => existsSync(getContentPath(getTextFile(id, "en"))));

/** Texts for a case that need not occur. */
const notAlwaysShown = [
  "describe.demo.answers.distance.none",
  "map.perPattern",
  "map.description.apart",
  "conversation.perPair",
  "sources.download",
  "sources.ask",
  "sources.pages",
  "visibility.levels",
  "costs.forTeam",
  "team.facts",
  "team.seen",
  // Depend on the facts for procurement.
  "procurement.open",
  "it.open",
  "it.further",
];

/** The words around a list on a page, by their key, and the list's file. */
const listsOnPages: Partial<Record<PageId, [key: string, file: string]>> = {
  home: ["clients", "clients.yaml"],
  about: ["team", "team.yaml"],
  organization: ["testimonials", "testimonials.yaml"],
  facilitatorship: ["dates", "training-dates.yaml"],
};

test.each(idsWithContent)("%s shows every text of its editors", (id) => {
  expect(releasedLocales.flatMap((locale) => findMissingTexts(id, locale))).toEqual([]);
});

test.each(releasedLocales)("people and clients are those of the lists: %s", (locale) => {
  const lists = { about: "team.yaml", home: "clients.yaml" };
  for (const [id, file] of Object.entries(lists)) {
    const shownText = getShownText(getPage(id as PageId, locale));
    for (const { name } of readContent(file)) expect(shownText).toContain(normalizeText(name));
  }
});

test.each(releasedLocales)("a testimonial is on one page at most: %s", (locale) => {
  const listQuotingPages = (text: string) =>
    idsWithContent.filter((id) =>
      listElementTexts(id, locale, "main figure").join().includes(text),
    );
  for (const [index, { page, author, quote }] of testimonials.entries()) {
    // If several are for one page, it shows the first.
    const isShown = !page || testimonials.findIndex((other) => other.page === page) === index;
    const expected = isShown ? [page ?? "organization"] : [];
    expect(listQuotingPages(normalizeText(quote[locale]))).toEqual(expected);
    expect(listQuotingPages(author)).toEqual(expect.arrayContaining(expected));
  }
});

/** A page's own scripts, without the few lines of the header that every page has. */
const pageScripts = "script[src], head script[type=module], main script";

const readTexts = (id: PageId, locale: Locale = "en") => readContent(getTextFile(id, locale));
const team = readContent<object[]>("team.yaml");
const testimonials = readContent<Testimonial[]>("testimonials.yaml");
const questions: number = readTexts("faq").items.length;
const [firstReport, lastReport] = [Math.min(...facts.reports), Math.max(...facts.reports)];

/** The elements that content counts, that must occur once, or that a page must not have. */
const elementCounts: [id: PageId, selector: string, count: number][] = [
  ["about", "[aria-labelledby=hero-title] [role=img] path", lastReport - firstReport + 1],
  ["about", "main li h3", readTexts("about").values.items.length + team.length],
  ["contact", "#question form", 1],
  ["contact", "#work form", 1],
  ["facilitatorship", "#inquiry form", 1],
  ["faq", "main details", questions],
  ["individuals", "#contact form[method=post]", 1],
  ["leaders", "#contact form[method=post]", 1],
  ["leaders", "#minutes ol > li", readTexts("leaders").minutes.rows.length],
  [
    "organization",
    "section[aria-labelledby=reasons-title] li",
    readTexts("organization").reasons.items.length,
  ],
  [
    "organization",
    "section[aria-labelledby=use-cases-title] h3",
    readTexts("organization").useCases.cases.length,
  ],
  [
    "organization",
    "section[aria-labelledby=testimonials-title] blockquote",
    testimonials.filter(({ page }) => !page).length,
  ],
  ["organization", "#hr li", readTexts("organization").hr.lines.length],
  ["hr", "#confidentiality dt", readTexts("hr").confidentiality.figures.length],
  ["hr", "#representatives h3", readTexts("hr").representatives.countries.length],
  ["hr", "#limits h3", readTexts("hr").limits.items.length],
  ["hr", "#start li", readTexts("hr").start.weeks.length],
  ["example", pageScripts, 0],
  ["organization", pageScripts, 0],
  ["pricing", "main details", readTexts("pricing").faq.questions?.length ?? questions],
  ["product", "figure > [role=img] :is(a, button, input, [tabindex])", 0],
  ["teams", pageScripts, 0],
  ["terms", pageScripts, 0],
];

test.each(elementCounts)("%s has %s: %i", (id, selector, count) => {
  for (const locale of releasedLocales)
    expect(getPage(id, locale).$(selector).length, locale).toBe(count);
});

test.each(["sv", "de"] as const)(
  "the page for HR opens the country of its language, %s",
  (locale) => {
    const countries: { id: string; name: string }[] = readTexts("hr", locale).representatives
      .countries;
    const ownCountry = countries.find(({ id }) => id === { sv: "se", de: "de" }[locale])?.name;
    expect(listElementTexts("hr", locale, "#representatives details:first-child[open] h3")).toEqual(
      [ownCountry],
    );
  },
);

test.each(["home", "trial"] as const)("%s has scripts of its own", (id) => {
  for (const locale of releasedLocales)
    expect(getPage(id, locale).$(pageScripts).length, locale).toBeGreaterThan(0);
});

test("no page draws more than three profile maps", () => {
  // A reader chooses one of the views of a map; scenes share one map.
  const mapSelector =
    "[data-profile-map]:not([data-view=self] *, [data-view=groups] *, .scene-still *)";
  const mapCounts = pages.map(({ file, $ }) => ({ file, maps: $(mapSelector).length }));
  expect(mapCounts.some(({ maps }) => maps > 0)).toBe(true);
  expect(mapCounts.filter(({ maps }) => maps > 3)).toEqual([]);
});

/** The links of price lists, in the order of the plans. */
const priceLinks: [id: PageId, selector: string][] = [
  ["home", "#pricing li:has(h3) a"],
  ["pricing", "main li:has(> h2) a"],
  ["individuals", "#buying li a"],
];

test.each(priceLinks)("plans of %s are registered for in their order", (id, selector) => {
  const plans = [1, 2, 3].map((plan) => `${platform}/register?plan=${plan}`);
  for (const locale of releasedLocales) {
    expect(listHrefs(id, locale, selector).slice(0, 3), locale).toEqual(plans);
  }
});

// The trial leads on by its steps, science by its chapters.
const idsWithClosingLink = idsWithContent.filter(
  (id) => !["contact", "trial", "science"].includes(id),
);

test.each(idsWithClosingLink)("%s leads to a conversation or an account", (id) => {
  for (const locale of releasedLocales) {
    const ways = [`${getPath("contact", locale)}`, `${platform}/register?plan=`, "#contact"];
    const hrefs = listHrefs(id, locale, "main a[href]");
    expect(
      hrefs.filter((href) => ways.some((way) => href.startsWith(way))),
      locale,
    ).not.toEqual([]);
  }
});

test("the workshop of teams leads to the finder, not to the training above it", () => {
  for (const locale of releasedLocales) {
    const finder = `${getPath("facilitatorship", locale)}#find`;
    expect(listHrefs("teams", locale, "#workshop a[href]"), locale).toContain(finder);
  }
});

test.each(releasedLocales)("figures and prices are those of the market: %s", (locale) => {
  const { figures, prices, currency, certification } = facts;
  const texts = readContent(`interface-texts/${locale}.yaml`);
  const millions = texts["figure.millions"];
  const formatInSentence = (name: string) =>
    formatKeyFigureInSentence({ t: texts, locale }, figures[locale][name]);
  const formatMarketPrice = (amount: number) =>
    normalizeText(formatPrice(amount, currency, locale));
  const formatMarketFigure = (name: string) =>
    normalizeText(formatKeyFigure(figures[locale][name], millions, locale));
  const { free, starter, growth } = prices[locale];
  const names = ["countries", "organisations", "users", "languages", "forms", "questions"];
  expect(listElementTexts("home", locale, "main dl:first dd")).toEqual(
    names.map(formatMarketFigure),
  );
  const priceLists = {
    home: "#pricing li:has(h3) p > span:first-child",
    pricing: "main li:has(> h2) > p > span:first-child",
    individuals: "#buying li > p > span:first-child",
  } as const;
  for (const [id, selector] of Object.entries(priceLists) as [PageId, string][]) {
    const shownPrices = listElementTexts(id, locale, selector).slice(0, 3);
    expect(shownPrices, id).toEqual([free, starter, growth].map(formatMarketPrice));
  }
  const teamOfEight = [8 * starter, 8 * growth].map(formatMarketPrice);
  const computeYearly = (amount: number) => computeYearlyPrice(amount, prices[locale]);
  expect(listElementTexts("pricing", locale, "table:last tbody tr:first-child td")).toEqual(
    [starter, growth].map((amount) => formatMarketPrice(8 * computeYearly(amount))),
  );
  const expected: [id: PageId, selector: string, text: string][] = [
    ["about", "main", formatInSentence("questions")],
    ["about", "main", formatInteger(figures[locale].users.value, locale)],
    ["organization", "main section:first-child", formatInSentence("organisations")],
    ["teams", "main section:first-child", formatInSentence("organisations")],
    ["pricing", "main section:first-child", formatInSentence("organisations")],
    ["leaders", "#contact", formatInSentence("organisations")],
    ["individuals", "#contact", formatInSentence("organisations")],
    ["product", "section[aria-labelledby=trial-title]", formatInSentence("questions")],
    ["teams", "#costs li:nth-child(2)", teamOfEight[0] ?? "-"],
    ["teams", "#costs li:nth-child(3)", teamOfEight[1] ?? "-"],
    ["facilitatorship", "#training", formatMarketPrice(certification.price)],
    ["organization", "main", formatMarketPrice(certification.price)],
    ["pricing", "main", formatMarketPrice(certification.price)],
  ];
  const groupPrice =
    readContent<Method>("method.yaml").firstGroupPeople.value * computeYearly(growth);
  const sums = [groupPrice + certification.price, groupPrice].map(formatMarketPrice);
  for (const sum of sums) {
    expected.push(["pricing", "main", sum], ["organization", "main", sum], ["hr", "#start", sum]);
  }
  for (const [id, selector, text] of expected) {
    expect(listElementTexts(id, locale, selector).join(), id).toContain(normalizeText(text));
  }
});

test.each(releasedLocales)("pictures and tables show what the content states: %s", (locale) => {
  const { columns, people, self, others, none } = readContent(getTextFile("individuals", locale))
    .hero.example;
  const rows = Object.keys(people).flatMap((person) => {
    const seen: string[] = visibilityRows.find((sight) => sight.person === person)?.seen ?? [];
    return Object.keys(columns).map((column) => {
      if (person === "you") return self;
      return seen.includes(column) ? others : none;
    });
  });
  expect(listElementTexts("individuals", locale, "table:first tbody td")).toEqual(rows);

  const hours: number[] = Object.values(facts.certification.hours);
  const sum = hours.reduce((total, count) => total + count, 0);
  expect(getPage("facilitatorship", locale).$("#training svg rect").length).toBe(sum);
  expect(listElementTexts("facilitatorship", locale, "#training h2").join()).toContain(String(sum));
  const steps = listElementTexts("facilitatorship", locale, "#training li p");
  expect(steps).toHaveLength(2 * hours.length);
  for (const [index, text] of steps.entries()) {
    if (index % 2 === 0) expect(text).toContain(String(hours[index / 2]));
  }

  expect(listElementTexts("about", locale, "main [role=img] svg text")).toEqual(
    facts.reports.map(String),
  );
});

test("legal texts state the day of their last change in the format of their language", () => {
  const legalPages = pages.filter(({ id }) => legalIds.some((legalId) => legalId === id));
  expect(legalPages).not.toHaveLength(0);
  for (const { $, locale, file } of legalPages) {
    const time = $("main time");
    expect(time.text(), file).toBe(formatDate(time.attr("datetime") ?? "", locale));
  }
});

test("every header leads to the page's other languages and to the platform", () => {
  for (const { id, locale, kind, file, $ } of pages) {
    const listHeaderHrefs = (selector: string) =>
      Array.from($(`header ${selector}`), (link) => link.attribs.href);
    if (kind === "page" && id) {
      const targets = releasedLocales.map((other) => findPath(id, other) ?? getPath("home", other));
      expect(
        listHeaderHrefs("nav a[lang][hreflang]").slice(0, releasedLocales.length),
        file,
      ).toEqual(targets);
      expect($("header nav a[aria-current=true]").attr("lang"), file).toBe(locale);
    }
    // The menu of narrow windows has them, too.
    expect(new Set(listHeaderHrefs("a[href$='/sign-in']")), file).toEqual(
      new Set([`${platform}/sign-in`]),
    );
    expect(listHeaderHrefs("a[href*=register]"), file).toEqual(
      Array(2).fill(`${platform}/register?plan=1`),
    );
  }
});

test("the office's address leads to telephone and e-mail", () => {
  const { street, postalCode, city, phone } = brand.office;
  const email = brand.email.general;
  for (const locale of releasedLocales) {
    const { $ } = getPage("contact", locale);
    for (const text of [street, postalCode, city]) expect($("address").text()).toContain(text);
    const links = Array.from($("address a"), (link) => [
      normalizeText($(link).text()),
      $(link).attr("href"),
    ]);
    const number = phone.replaceAll(" ", "");
    expect(links).toEqual([
      [phone, `tel:${number}`],
      [email, `mailto:${email}`],
    ]);
  }
});

test("every page names the company that owns it", () => {
  const { legalName, registrationNumber, vatNumber } = brand.company;
  for (const { file, $ } of pages) {
    for (const value of [legalName, registrationNumber, vatNumber]) {
      expect($("footer").text(), file).toContain(value);
    }
  }
});

/** The texts of the elements of a page, each as one line. */
function listElementTexts(id: PageId, locale: Locale, selector: string): string[] {
  const { $ } = getPage(id, locale);
  return Array.from($(selector), (element) => normalizeText($(element).text()));
}

function listHrefs(id: PageId, locale: Locale, selector: string): string[] {
  const { $ } = getPage(id, locale);
  return Array.from($(selector), (link) => $(link).attr("href") ?? "");
}

/** The texts of the editors that a page shows less often than its content holds them, with file, line and key. */
function findMissingTexts(id: PageId, locale: Locale): string[] {
  const page = getPage(id, locale);
  const shownText = getShownText(page);
  const path = `content/${getTextFile(id, locale)}`;
  const source = readContentFile(projectRoot, path);
  if (!source || source.issue)
    return [formatIssue(source?.issue ?? { path, message: "is missing" })];
  const [list, file] = listsOnPages[id] ?? [];
  // Without an entry a list is left out, with its words.
  const isEmpty = file && Object.keys(readContent<object>(file)).length === 0;
  const texts = listContentTexts(source.data)
    .filter(({ key }) => !isEmpty || key.split(".")[0] !== list)
    // Breadcrumbs of the other pages begin with it.
    .filter(({ key }) => id !== "home" || key !== "meta.name")
    .map(({ key, text }) => ({ key, text: normalizeText(text) }));
  const isShown = (text: string) => {
    // The words in braces are filled in.
    if (text.includes("{")) return getPattern(text).test(shownText);
    return shownText.split(text).length > texts.filter((other) => other.text === text).length;
  };
  return texts
    .filter(({ text }) => !isShown(text))
    .map(({ key, text }) => {
      const fix = "let the page show it, or take the key out of the schema and the files";
      const message = `${page.file} does not show “${text}”: ${fix}`;
      return formatIssue({ ...getLocation(source, key), message });
    });
}

/** Everything that a page says, in its attributes too: names, descriptions, words for its scripts. */
function getShownText({ $ }: BuiltPage): string {
  const attributes = [...$("*")].flatMap((element) => Object.values($(element).attr() ?? {}));
  return normalizeText([$.text(), ...attributes].join("\n"));
}

/** The texts of some content with their keys, but for those that need not be shown. */
function listContentTexts(content: unknown, path: string[] = []): { key: string; text: string }[] {
  const key = path.join(".");
  if (notAlwaysShown.includes(key)) return [];
  // A word that begins with a small letter may be an id.
  if (typeof content === "string")
    return /^[a-z][\w-]*$/.test(content) ? [] : [{ key, text: content }];
  if (typeof content !== "object" || content === null) return [];
  return listChildren(content).flatMap(([name, part]) => listContentTexts(part, [...path, name]));
}

/** Values filled in at the ends of a text need no pattern, and would make one slow. */
function getPattern(text: string): RegExp {
  const inner = text.replace(/^\{\w+\}|\{\w+\}$/g, "");
  const fixed = inner.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(fixed.join(".{1,200}?"));
}

/** A text in one line, without the stars that mark words to underline, and the URLs of its links. */
function normalizeText(text: string): string {
  return collapseSpaces(removeLinks(text).replaceAll("*", ""));
}
