import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrand } from "#load/brand/read-brand";
import { legalIds } from "#load/schema/legal";
import { withoutLinks } from "#load/schema/links";
import type { Method } from "#load/schema/method";
import type { Testimonial } from "#load/schema/testimonials";
import { locationOf, readSource } from "#load/source/content-source";
import { partsOf } from "#load/source/keys";
import { formatDate, formatFigure, formatInteger, formatPrice } from "#locale/formats";
import { type Locale, releasedLocales } from "#locale/languages";
import { type PageId, pageIds, pathOf } from "#locale/routes";
import { figureInSentence } from "#sections/figures/figure-in-sentence.ts";
import { sights } from "#sections/individuals/WhoSeesYou.tsx";
import { readEnv } from "#server/env";
import type { BuiltPage } from "#tools/built-site";
import { projectRoot } from "#tools/project";
import { readContent } from "../harness/read-content.ts";
import { pageOf, pages } from "./rules/site.ts";

const platform = readEnv().PLATFORM_URL.replace(/\/*$/, "");

const contentOf = (file: string) => join(projectRoot, "content", file);
const facts = readContent("facts.yaml");
const brand = readBrand(projectRoot);
const wordsFile = (id: string, locale: Locale) => `pages/${id}/${locale}.yaml`;
const written = pageIds.filter((id) => existsSync(contentOf(wordsFile(id, "en"))));

/** Keys of words for a case that need not occur, and of what is no text. */
const notAlwaysShown = [
  "elsewhere",
  "levels",
  "month",
  "year",
  "same",
  "pages",
  "page",
  "id",
  "drawing",
  "group",
  "founded",
  "methodSince",
  "employees",
  "by",
  "perPair",
  "perPattern",
  "apart",
  "beyond",
  "within",
  "seen",
  "ask",
  "download",
];

/** The words around a list on a page, by their key, and the list's file. */
const listsOnPages: Partial<Record<PageId, [key: string, file: string]>> = {
  home: ["clients", "clients.yaml"],
  about: ["team", "team.yaml"],
  organization: ["testimonials", "testimonials.yaml"],
  facilitatorship: ["dates", "training-dates.yaml"],
};

test.each(written)("%s shows every text of its editors", (id) => {
  expect(releasedLocales.flatMap((locale) => missingTexts(id, locale))).toEqual([]);
});

test.each(releasedLocales)("people, clients and quotes are those of the lists: %s", (locale) => {
  const lists = { about: "team.yaml", home: "clients.yaml", organization: "testimonials.yaml" };
  for (const [id, file] of Object.entries(lists)) {
    const shown = shownBy(pageOf(id as PageId, locale));
    for (const { name, author, organisation, quote } of readContent(file)) {
      for (const text of [name ?? author, organisation ?? "", quote?.[locale] ?? ""]) {
        expect(shown).toContain(squeeze(text));
      }
    }
  }
});

test.each(releasedLocales)(
  "a testimonial that names a page is in its first screen: %s",
  (locale) => {
    for (const { page, author, quote } of testimonials.filter((testimonial) => testimonial.page)) {
      const shown = textsAt(page as PageId, locale, "main section:first-child figure").join();
      expect(shown).toContain(squeeze(quote[locale]));
      expect(shown).toContain(author);
    }
  },
);

/** The scripts of a page's own: the few lines of the header stand on every page. */
const pageScripts = "script[src], head script[type=module], main script";

const words = (id: PageId, locale: Locale = "en") => readContent(wordsFile(id, locale));
const team = readContent<object[]>("team.yaml");
const testimonials = readContent<Testimonial[]>("testimonials.yaml");
const questions: number = words("faq").items.length;
const shortcuts: { page: PageId }[] = words("contact").shortcuts.items;
const [firstReport, lastReport] = [Math.min(...facts.reports), Math.max(...facts.reports)];

/** How many there are of what a page is made of. */
const parts: [id: PageId, selector: string, count: number][] = [
  ["about", "main [role=img] svg circle[r]:not(.fill-producer)", lastReport - firstReport + 1],
  ["about", "main li h3", words("about").values.items.length + team.length],
  ["contact", "#question form", 1],
  ["contact", "#work form", 1],
  ["facilitatorship", "#inquiry form", 1],
  ["faq", "details[name=faq]", questions],
  ["home", "#pricing li:has(h3)", 4],
  ["home", "[role=tablist] [role=tab]", 4],
  ["home", "section[aria-labelledby=work-title] ol > li h3", 3],
  ["home", ".home-hero fieldset input[type=radio]", 14],
  ["individuals", "main > section", 5],
  ["individuals", "#situations + #remarks + #buying + #contact", 1],
  ["individuals", "main .bg-deep", 1],
  ["individuals", "#contact form[method=post]", 1],
  ["individuals", "table:not(details *) thead th", 5],
  ["leaders", "main > section", 5],
  ["leaders", "#asking + #minutes + #week + #contact", 1],
  ["leaders", "main .bg-deep", 1],
  ["leaders", "#contact form[method=post]", 1],
  ["leaders", "#asking ol > li", 7],
  ["leaders", "#minutes ol > li", words("leaders").minutes.rows.length],
  [
    "organization",
    "section[aria-labelledby=reasons-title] li",
    words("organization").reasons.items.length,
  ],
  ["hr", "#steps tbody th", 7],
  [
    "organization",
    "section[aria-labelledby=use-cases-title] h3",
    words("organization").useCases.cases.length,
  ],
  ["organization", "section[aria-labelledby=testimonials-title] blockquote", testimonials.length],
  ["organization", "section[aria-labelledby=costs-title] li", 4],
  ["organization", "#hr li", words("organization").hr.lines.length],
  ["hr", "#confidentiality dt", words("hr").confidentiality.figures.length],
  ["hr", "#sight thead th", 7],
  ["hr", "#sight tbody td", 6 * words("hr").sight.rows.length],
  ["hr", "#representatives h3", words("hr").representatives.countries.length],
  ["hr", "#limits h3", words("hr").limits.items.length],
  ["hr", "#procurement dt", words("hr").procurement.items.length + 3],
  ["hr", "#it dt", words("hr").it.items.length + 3],
  ["hr", "#start li", words("hr").start.weeks.length],
  ["hr", "script[src]", 0],
  ["example", pageScripts, 0],
  ["example", "main .report h2", 8],
  ["example", "#plans h3", 3],
  ["organization", "section[aria-labelledby=begin-title].bg-deep dd", 3],
  ["organization", "main .bg-deep:not(a)", 1],
  ["organization", pageScripts, 0],
  ["pricing", "details[name=faq]", words("pricing").faq.questions?.length ?? questions],
  ["pricing", "#comparison tbody th", 7],
  ["pricing", "#comparison thead th", 5],
  ["product", "figure > [role=img]", 9],
  ["product", "figure > [role=img] :is(a, button, input, [tabindex])", 0],
  ["science", "figure:has([role=img][aria-label]) figcaption a", 4],
  ["teams", "main section[id] h3", 13],
  ["teams", pageScripts, 0],
  ["terms", pageScripts, 0],
  ["teams", "main [role=img]", 1],
  ["teams", "main section[id] > figure > .scene-still", 11],
  ["teams", "g.scene", 11],
];

test.each(parts)("%s has %s: %i", (id, selector, count) => {
  for (const locale of releasedLocales)
    expect(pageOf(id, locale).$(selector).length, locale).toBe(count);
});

test("no page draws more than three profile maps", () => {
  // Of the views of one map a reader chooses one; scenes are of one map.
  const shown = "[data-profile-map]:not([data-view=self] *, [data-view=groups] *, .scene-still *)";
  const drawn = pages.map(({ file, $ }) => ({ file, maps: $(shown).length }));
  expect(drawn.some(({ maps }) => maps > 0)).toBe(true);
  expect(drawn.filter(({ maps }) => maps > 3)).toEqual([]);
});

/**
 * Where a page leads: pages by their ids, places within it, registrations by the number of their plan,
 * "talk" for the prospect form.
 */
const leads: [
  id: PageId,
  selector: string,
  targets: (PageId | number | "talk" | `#${string}`)[],
][] = [
  ["about", "main a:not([href*='#'])", ["science", "contact", "facilitatorship"]],
  ["contact", "main section:first-child a[href^='#']", ["#question", "#work"]],
  ["contact", "main li h3 a", shortcuts.map(({ page }) => page)],
  ["facilitatorship", "main section:first-child a[href^='#']", ["#inquiry", "#find"]],
  ["facilitatorship", "#training a", ["pricing"]],
  ["facilitatorship", "#inquiry a:not([hidden] a)", ["privacy"]],
  ["facilitatorship", "#find a:not(li a, [href^='#'])", ["contact"]],
  ["home", ".home-hero a", ["trial", "#pricing"]],
  ["example", "main nav a", ["#free", "#starter", "#growth"]],
  ["example", "main section:first-child a:not(nav a)", ["talk", 1]],
  ["home", "#pricing li:has(h3) a", [1, 2, 3, "#contact"]],
  ["individuals", "section[aria-labelledby=hero-title] a", [1, "#buying"]],
  ["individuals", "#buying li a", [1, 2, 3]],
  ["leaders", "section[aria-labelledby=hero-title] a", ["talk", "pricing"]],
  ["organization", "main section:first-child a", ["talk", "hr"]],
  ["organization", "#hr a", ["hr"]],
  ["hr", "main section:first-child a:not(nav a)", ["talk"]],
  ["hr", "#start a", ["talk", "pricing"]],
  ["messageSent", "main li a:not([href*='#'])", ["hr", "trial"]],
  ["organization", "section[aria-labelledby=costs-title] a", ["pricing"]],
  ["organization", "section[aria-labelledby=begin-title] a", ["talk", 1]],
  ["pricing", "main li:has(> h2) a", [1, 2, 3, "#contact"]],
  ["product", "ol:has(svg) a", ["#map", "#describe", "#develop"]],
  ["product", "main section:first-child a:not(ol a)", ["talk", "#map"]],
  ["teams", "#start a", ["talk", "pricing"]],
];

test.each(leads)("%s leads on from %s", (id, selector, targets) => {
  for (const locale of releasedLocales) {
    const { $ } = pageOf(id, locale);
    const addresses = targets.map((target) => {
      if (typeof target === "number") return `${platform}/register?plan=${target}`;
      if (target === "talk") return `${pathOf("contact", locale)}#work`;
      return target.startsWith("#") ? target : pathOf(target as PageId, locale);
    });
    // Links that editors write into texts come besides.
    const inTexts = existsSync(contentOf(wordsFile(id, locale)))
      ? textsIn(words(id, locale)).flatMap(({ text }) => linkWordsOf(text))
      : [];
    expect(
      $(selector)
        .toArray()
        .filter((link) => !inTexts.includes($(link).text()))
        // The interest that a way to the form brings along is another test's.
        .map((link) => $(link).attr("href")?.replace(/\?.*#/, "#")),
      locale,
    ).toEqual(addresses);
  }
});

test.each(releasedLocales)("figures and prices are those of the market: %s", (locale) => {
  const { figures, prices, currency, certification } = facts;
  const words = readContent(`messages/${locale}.yaml`);
  const millions = words["figure.millions"];
  const inSentence = (name: string) =>
    figureInSentence({ t: words, locale }, figures[locale][name]);
  const price = (amount: number) => squeeze(formatPrice(amount, currency, locale));
  const figure = (name: string) => squeeze(formatFigure(figures[locale][name], millions, locale));
  const { free, starter, growth } = prices[locale];
  const names = ["countries", "organisations", "users", "languages", "forms", "questions"];
  expect(textsAt("home", locale, "main dl:has(.text-figure) dd")).toEqual(names.map(figure));
  const priceLists = {
    home: "#pricing .text-figure",
    pricing: ".text-price",
    individuals: "#buying p > .text-figure",
  } as const;
  for (const [id, selector] of Object.entries(priceLists) as [PageId, string][]) {
    const shown = textsAt(id, locale, selector).slice(0, 3);
    expect(shown, id).toEqual([free, starter, growth].map(price));
  }
  const teamOfEight = [8 * starter, 8 * growth].map(price);
  const months = prices[locale].period === "month" ? 12 : 1;
  expect(textsAt("pricing", locale, "table:last tbody tr:first-child td")).toEqual(
    [starter, growth].map((amount) => price(8 * months * amount)),
  );
  const expected: [id: PageId, selector: string, text: string][] = [
    ["about", "main", inSentence("questions")],
    ["about", "main", formatInteger(figures[locale].users.value, locale)],
    ["organization", "main section:first-child", inSentence("organisations")],
    ["teams", "main section:first-child", inSentence("organisations")],
    ["individuals", "main section:first-child", formatInteger(figures[locale].users.value, locale)],
    ["pricing", "main section:first-child", formatInteger(figures[locale].users.value, locale)],
    ["leaders", "#contact", inSentence("organisations")],
    ["individuals", "#contact", inSentence("organisations")],
    ["teams", "#start", formatInteger(figures[locale].users.value, locale)],
    ["product", "section[aria-labelledby=trial-title]", inSentence("questions")],
    ["teams", "#costs li:nth-child(2)", teamOfEight[0] ?? "-"],
    ["teams", "#costs li:nth-child(3)", teamOfEight[1] ?? "-"],
    ["facilitatorship", "#training", price(certification.price)],
    ["organization", "main", price(certification.price)],
    ["pricing", "main", price(certification.price)],
  ];
  const group = readContent<Method>("method.yaml").firstGroupPeople.value * months * growth;
  const sums = [group + certification.price, group].map(price);
  for (const sum of sums) {
    expected.push(["pricing", "main", sum], ["organization", "main", sum], ["hr", "#start", sum]);
  }
  for (const [id, selector, text] of expected) {
    expect(textsAt(id, locale, selector).join(), id).toContain(squeeze(text));
  }
});

test.each(releasedLocales)("pictures and tables tell what is so: %s", (locale) => {
  const { columns, people, self, others, none } = readContent(wordsFile("individuals", locale)).hero
    .example;
  const rows = Object.keys(people).flatMap((person) => {
    const seen: string[] = sights.find((sight) => sight.person === person)?.seen ?? [];
    return Object.keys(columns).map((column) => {
      if (person === "you") return self;
      return seen.includes(column) ? others : none;
    });
  });
  expect(textsAt("individuals", locale, "table:first tbody td")).toEqual(rows);

  const hours: number[] = Object.values(facts.certification.hours);
  const sum = hours.reduce((so, count) => so + count, 0);
  expect(pageOf("facilitatorship", locale).$("#training svg rect").length).toBe(sum);
  expect(textsAt("facilitatorship", locale, "#training h2").join()).toContain(String(sum));
  for (const [index, text] of textsAt("facilitatorship", locale, "#training li p").entries()) {
    if (index % 2 === 0) expect(text).toContain(String(hours[index / 2]));
  }

  expect(textsAt("about", locale, "main [role=img] svg text")).toEqual(facts.reports.map(String));
});

test.each(releasedLocales)(
  "the sections of the guide for teams keep their addresses: %s",
  (locale) => {
    const ids = pageOf("teams", locale)
      .$("main section[id]")
      .toArray()
      .map((section) => section.attribs.id);
    expect(ids.join(" ")).toBe(
      "misreading team-map roles patterns meetings conflicts new-member remote-work workshop " +
        "agreements follow-up costs start",
    );
  },
);

test("legal texts tell the day of their last change as their language writes it", () => {
  const legal = pages.filter(({ id }) => legalIds.some((one) => one === id));
  for (const { $, locale, file } of legal) {
    const time = $("main time");
    expect(time.text(), file).toBe(formatDate(time.attr("datetime") ?? "", locale));
  }
});

test("every header leads to the page's other languages and to the platform", () => {
  for (const { id, locale, kind, file, $ } of pages) {
    const linksTo = (selector: string) =>
      $(`header ${selector}`)
        .toArray()
        .map((link) => link.attribs.href);
    if (kind === "page" && id) {
      const targets = releasedLocales.map((other) => pathOf(id, other) ?? pathOf("home", other));
      expect(linksTo("nav a[lang][hreflang]").slice(0, releasedLocales.length), file).toEqual(
        targets,
      );
      expect($("header nav a[aria-current=true]").attr("lang"), file).toBe(locale);
    }
    // The menu of narrow windows has them, too.
    expect(new Set(linksTo("a[href$='/sign-in']")), file).toEqual(new Set([`${platform}/sign-in`]));
    expect(linksTo("a[href*=register]"), file).toEqual(
      Array(2).fill(`${platform}/register?plan=1`),
    );
  }
});

test("the office's address leads to telephone and e-mail", () => {
  const { street, postalCode, city, phone } = brand.office;
  const email = brand.email.general;
  for (const locale of releasedLocales) {
    const { $ } = pageOf("contact", locale);
    for (const text of [street, postalCode, city]) expect($("address").text()).toContain(text);
    const links = $("address a")
      .toArray()
      .map((link) => [squeeze($(link).text()), $(link).attr("href")]);
    const number = phone.replaceAll(" ", "");
    expect(links).toEqual([
      [phone, `tel:${number}`],
      [email, `mailto:${email}`],
    ]);
  }
});

test("every page says whose it is", () => {
  const { legalName, registrationNumber, vatNumber } = brand.company;
  for (const { file, $ } of pages) {
    for (const value of [legalName, registrationNumber, vatNumber]) {
      expect($("footer").text(), file).toContain(value);
    }
  }
});

/** What the elements of a page say, each as one line. */
function textsAt(id: PageId, locale: Locale, selector: string): string[] {
  const { $ } = pageOf(id, locale);
  return $(selector)
    .toArray()
    .map((element) => squeeze($(element).text()));
}

/** The texts of the editors that a page shows less often than its content holds them, with file, line and key. */
function missingTexts(id: PageId, locale: Locale): string[] {
  const page = pageOf(id, locale);
  const shown = shownBy(page);
  const path = `content/${wordsFile(id, locale)}`;
  const source = readSource(projectRoot, path);
  if (!source || source.problem) return [source?.problem ?? `${path} is missing`];
  const [list, file] = listsOnPages[id] ?? [];
  // Without an entry a list is left out, with its words.
  const isEmpty = file && Object.keys(readContent<object>(file)).length === 0;
  const texts = textsIn(source.data)
    .filter(({ key }) => !isEmpty || key.split(".")[0] !== list)
    .map(({ key, text }) => ({ key, text: squeeze(text) }));
  const isThere = (text: string) => {
    // What stands in braces is filled in.
    if (text.includes("{")) return patternOf(text).test(shown);
    return shown.split(text).length > texts.filter((one) => one.text === text).length;
  };
  return texts
    .filter(({ text }) => !isThere(text))
    .map(({ key, text }) => {
      const cure = "let the page show it, or take the key out of the schema and the files";
      return `${locationOf(source, key)}: ${page.file} does not show “${text}”: ${cure}`;
    });
}

/** Everything that a page says, in its attributes too: names, descriptions, words for its scripts. */
function shownBy({ $ }: BuiltPage): string {
  const attributes = $("*")
    .toArray()
    .flatMap((element) => ("attribs" in element ? Object.values(element.attribs) : []));
  return squeeze([$.text(), ...attributes].join("\n"));
}

/** The texts of some content with their keys, but for those that need not be shown. */
function textsIn(content: unknown, path: string[] = []): { key: string; text: string }[] {
  if (typeof content === "string") return [{ key: path.join("."), text: content }];
  if (typeof content !== "object" || content === null) return [];
  return partsOf(content).flatMap(([name, part]) =>
    !Array.isArray(content) && notAlwaysShown.includes(name) ? [] : textsIn(part, [...path, name]),
  );
}

function linkWordsOf(text: string): string[] {
  return [...text.matchAll(/\[([^\][]+)\]\(page:/g)].map(([, words = ""]) => words);
}

function patternOf(text: string): RegExp {
  const fixed = text.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(fixed.join(".{1,200}?"));
}

/** A text in one line, without the stars that mark words to underline, and the addresses of its links. */
function squeeze(text: string): string {
  return withoutLinks(text).replaceAll("*", "").replace(/\s+/g, " ").trim();
}
