import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { locales } from "#locale/languages";
import { tempFolder } from "#tests/harness/temp-folder";
import { formatContent } from "#tools/content/format-content";
import { projectRoot } from "#tools/project";
import { allKinds, catalogue } from "./catalogue.ts";
import type { ContentKind } from "./content-kinds.ts";
import { markFallback } from "./fallback.ts";
import type { ExampleProfile } from "./schema/example-profile.ts";

const root = tempFolder(afterAll);

/** The files that are broken by what stands in them, in words of their own. */
const own: Record<string, (data: { figures: { en?: object } }) => unknown> = {
  "brand.yaml": (brand) => ({ ...brand, mark: "content/brand/mark.svg" }),
  "facts.yaml": ({ figures: { en }, ...facts }) => ({
    ...facts,
    figures: { en, sv: en },
    prices: {
      en: { period: "year", free: 0, starter: 180, growth: 360 },
      sv: { period: "month", free: 0, starter: 15, growth: 29 },
    },
  }),
  "testimonials.yaml": () =>
    ["Facts", "Union"].map((role) => ({
      author: "Ada Sampleton",
      organisation: "northsample.example",
      role: { en: `${role} en`, sv: `${role} sv`, de: `${role} de` },
      quote: { en: "A.", sv: "B.", de: "C." },
    })),
  "example-profile.yaml": (profile) => {
    const { norms, first } = profile as unknown as ExampleProfile;
    const answers = Object.fromEntries(
      Object.keys(first).map((id) => [id, { self: 4, respondents: [4, 5, 6] }]),
    );
    const respondents = ["managers", "colleagues", "customers"];
    return { norms, respondents, first: answers, second: answers };
  },
  "facilitators.json": () => [
    {
      post_title: "Ring & Punkt",
      location_address__address: "Storgatan 1, 392 32 Kalmar, Sverige",
      lat: 56.66,
      lon: 16.36,
    },
  ],
  "pages/about/en.yaml": (about) => ({
    ...about,
    values: {
      title: "Values",
      items: [{ id: "care", drawing: "kept", title: "Care", belief: "A.", consequence: "B." }],
    },
  }),
  "pages/facilitatorship/en.yaml": (facilitatorship) => ({
    ...facilitatorship,
    benefits: {
      title: "Benefits",
      lead: "Benefits.",
      items: [{ id: "after", drawing: "tree", title: "After", text: "A.", description: "A tree." }],
    },
  }),
  ...Object.fromEntries(
    locales.map((locale) => [
      `pages/faq/${locale}.yaml`,
      (faq: object) => ({
        ...faq,
        items: ["plan", "answers", "payment"].map((id) => ({
          id,
          question: `${id} ${locale}?`,
          answer: `${id} ${locale}.`,
          link: { page: "pricing", label: `More ${locale}` },
        })),
      }),
    ]),
  ),
  // All of them.
  ...Object.fromEntries(
    locales.map((locale) => [
      `pages/pricing/${locale}.yaml`,
      ({ faq: { questions: _picked, ...faq }, ...pricing }: { faq: { questions?: string[] } }) => ({
        ...pricing,
        faq,
      }),
    ]),
  ),
};
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>`;

beforeAll(() => {
  cpSync(join(projectRoot, "content"), join(root, "content"), { recursive: true });
  for (const [file, change] of Object.entries(own)) {
    const path = join(root, "content", file);
    const data = change(parse(readFileSync(path, "utf8")));
    writeFileSync(path, formatContent(`content/${file}`, JSON.stringify(data)));
  }
  writeFileSync(join(root, "content/brand/mark.svg"), mark);
});

/** Breaks a file, tells what is read then, and mends it. A text of the file is replaced by another. */
function readBroken(file: string, from: RegExp, to: string) {
  const path = join(root, "content", file);
  const sound = readFileSync(path, "utf8");
  expect(sound).toMatch(from);
  const broken = sound.replace(from, to);
  writeFileSync(path, broken);
  const kind = allKinds.find(({ files }) => files.includes(`content/${file}`));
  const { problems = [], warnings = [] } = kind?.read(root) ?? {};
  writeFileSync(path, sound);
  const line = (text: string) => broken.slice(0, broken.indexOf(text)).split("\n").length;
  return { problems, warnings, line };
}

const faq = /^ {4}answer: .*\n/m;

/** What it is, the file, what is changed in it, the words; a text on the line to be named, if it is another. */
const mistakes: [string, string, RegExp, string, string, string?][] = [
  [
    "a missing English text",
    "pages/faq/en.yaml",
    faq,
    "",
    "items.plan.answer: is missing: a text in English is expected",
    "  - id: plan",
  ],
  [
    "a key that is misspelled",
    "pages/home/sv.yaml",
    /^hero:\n((?: {2}.*\n)*?) {2}title:/m,
    "hero:\n$1  tilte:",
    "hero.tilte: no such key is known here: is it misspelled, or too much?",
    "  tilte:",
  ],
  [
    "a price that is no number",
    "facts.yaml",
    /starter: 15$/m,
    "starter: fifteen",
    'prices.sv.starter: must be a number, not the text "fifteen"',
  ],
  [
    "a price that is shown without its cents",
    "facts.yaml",
    /starter: 15$/m,
    "starter: 15.5",
    "prices.sv.starter: must be a whole number, not 15.5",
  ],
  [
    "a price below zero",
    "facts.yaml",
    /growth: 29$/m,
    "growth: -29",
    "prices.sv.growth: must be a number from 0 on, not -29",
  ],
  [
    "a plan's part that is none of the four",
    "facts.yaml",
    /academy: none/,
    "academy: some",
    'plans.free.academy: must be one of none, lite, included, full, not the text "some"',
  ],
  [
    "figures without the English ones",
    "facts.yaml",
    /^(figures:\n) {2}en:\n(?: {4}.*\n)+/m,
    "$1",
    "figures.en: is missing: a group of keys is expected",
    "figures:\n",
  ],
  [
    "a testimonial without one of its languages",
    "testimonials.yaml",
    /^ {4}sv: Union.*\n/m,
    "",
    "entry 2: role.sv: is missing: a text in Swedish is expected",
    "  role:\n    en: Union",
  ],
  [
    "a list that is too short for its drawing",
    "pages/leaders/en.yaml",
    /^( {2}days:\n(?: {4}- .*\n)+) {4}- .*\n/m,
    "$1",
    "week.days: needs exactly 5 entries: the drawn week has a column for each",
    "  days:",
  ],
  [
    "a text where a list belongs",
    "pages/home/en.yaml",
    /^( {2}badges:)\n(?: {4}- .*\n)+/m,
    "$1 Three\n",
    'panel.badges: must be a list, not the text "Three"',
    "  badges: Three",
  ],
  [
    "a colour that is none",
    "brand.yaml",
    /producer: .*$/m,
    "producer: corall",
    "colors.light.producer: must be an opaque colour as CSS writes it, such as teal",
    "    producer: corall",
  ],
  [
    "a colour that cannot be read on another",
    "brand.yaml",
    /action: .*\n.*on-action: .*/,
    "action: '#777'\n    on-action: white",
    "colors.light.on-action: on-action on action has a contrast of 4.48:1, at least 4.5:1 is needed",
    "    on-action: white",
  ],
  [
    "a country that has no code",
    "brand.yaml",
    /country: .*/,
    "country: Sweden",
    "office.country: must be an ISO 3166 code such as SE",
  ],
  [
    "a facilitator with half a place",
    "facilitators.json",
    /,\n {4}"lon": [\d.-]+/,
    "",
    "entry 1: lat and lon come together, or both are left out",
    '  {\n    "post_title"',
  ],
  [
    "a link to a page that is not there",
    "pages/faq/de.yaml",
    /page: pricing/,
    "page: prices",
    'items.plan.link.page: must be one of home, product, example, pricing, science, facilitatorship, individuals, leaders, teams, organization, about, contact, faq, terms, privacy, cookies, accessibility, messageSent, not the text "prices"',
  ],
  [
    "an answer too few in the example profile",
    "example-profile.yaml",
    /^ {4}respondents:\n {6}- \d\n/m,
    "    respondents:\n",
    "first.start.respondents: has 2 answers, but there are 3 respondents",
    "    respondents:",
  ],
  [
    "an id that is no name",
    "pages/faq/sv.yaml",
    /id: answers/,
    'id: "#answers"',
    "items.#answers.id: must be a short name of letters, digits and hyphens, such as who-sees",
  ],
  [
    "a drawn tree without its words",
    "pages/facilitatorship/en.yaml",
    /^ {6}description: .*\n/m,
    "",
    "benefits.items.after.description: is missing: the drawn tree needs a description",
    "    - id: after",
  ],
  [
    "a drawing that nobody has drawn",
    "pages/about/en.yaml",
    /drawing: kept/,
    "drawing: lost",
    'values.items.care.drawing: must be one of growing, kept, meeting, not the text "lost"',
  ],
  [
    "a page without questions",
    "pages/faq/en.yaml",
    /^items:\n[\s\S]*(?=\nmore:)/m,
    "items: []\n",
    "items: must be a list of at least 1 entries, not a list of 0",
    "items: []",
  ],
  [
    "a question that is picked and not there",
    "pages/pricing/de.yaml",
    /^faq:\n/m,
    "faq:\n  questions: [payment, cost]\n",
    'faq.questions: entry 2: no question has the id "cost"',
    "  questions:",
  ],
  [
    "a word of the brand that is misspelled",
    "messages/de.yaml",
    /^(layout:\n(?: {2}.*\n)*? {2}brand:\n {4}label: ).*$/m,
    "$1'{prodcut}, home'",
    "layout.brand.label: there is nothing to fill in for {prodcut}",
    "{prodcut}",
  ],
  [
    "a day that is none",
    "legal/privacy/sv.md",
    /^updated: .*$/m,
    "updated: 3 december",
    'updated: must be a day such as 2024-12-03, not the text "3 december"',
    "updated: 3",
  ],
];

test("a mark that every page cannot carry is a mistake", () => {
  const file = join(root, "content/brand/mark.svg");
  const sound = readFileSync(file, "utf8");
  const read = (mark: string) => {
    writeFileSync(file, mark);
    const { problems, entries } = catalogue.brand.read(root);
    expect(entries).toEqual([]);
    return problems.join();
  };
  const place = /^content\/brand\.yaml:\d+: mark: content\/brand\/mark\.svg /;
  expect(read(sound.replace("<circle", "<script/><circle"))).toMatch(place);
  const large = sound.replace("<circle", `<path d="M0 0${"h1".repeat(3000)}"/><circle`);
  expect(read(large)).toContain("mark.svg has 6 KB, at most 4 KB fit");
  writeFileSync(file, sound);
  expect(catalogue.brand.read(root)).toMatchObject({
    problems: [],
    entries: [{ files: ["content/brand/mark.svg"] }],
  });
});

test.each(mistakes)("%s is a mistake", (_, file, from, to, words, place = to) => {
  const { problems, line } = readBroken(file, from, to);
  expect(problems).toEqual([`content/${file}:${line(place)}: ${words}`]);
});

test("two questions of one id are a mistake", () => {
  const { problems, line } = readBroken("pages/faq/en.yaml", /id: answers/, "id: plan");
  expect(problems).toContain(
    `content/pages/faq/en.yaml:${line("id: plan")}: items.plan.id: two entries have the id "plan"`,
  );
});

describe("a file that cannot be read", () => {
  const title = /^title: .*$/m;
  test.each([
    [
      "title: FAQ: five questions",
      "a text with a colon and a space in it must stand in double quotes, or the spaces at the start of a line are wrong",
    ],
    ['title: "Five', "a quotation mark is opened and not closed"],
    ["title: *Five* questions", "a text that starts with a star must stand in double quotes"],
    ["title: *current-price", "(or is *current-price meant to be the name of a block?)"],
    ["title: {count} questions", "a text that starts with a brace must stand in double quotes"],
    ["title: @home", "a text that starts with @ must stand in double quotes"],
    ['title: "Five" questions', "belongs neither to the text nor to a key"],
    ["title Five", "a key needs a colon and a space behind it"],
    ["title: Five\ntitle: Six", 'the key "title" is there twice'],
    ["title:\n\tone: Five", "a tab stands at the start of the line: use spaces"],
    ["title: [Five", "a bracket is opened and not closed"],
  ])("%j", (text, words) => {
    const { problems } = readBroken("pages/faq/sv.yaml", title, text);
    expect(problems).toEqual([expect.stringMatching(/^content\/pages\/faq\/sv\.yaml:\d+: /)]);
    expect(problems[0]).toContain(words);
  });

  test("JSON without its comma", () => {
    const { problems, line } = readBroken("facilitators.json", /",\n/, '"\n');
    const words = "cannot be read here: look at commas, quotation marks and brackets";
    const place = line('"location_address__address"');
    expect(problems).toEqual([`content/facilitators.json:${place}: ${words}`]);
  });
});

describe("a release lacks nothing, but the site can do without", () => {
  test("a translation", () => {
    const { problems, warnings, line } = readBroken("pages/faq/sv.yaml", faq, "");
    const place = `content/pages/faq/sv.yaml:${line("  - id: plan")}: items.plan.answer`;
    expect([...problems, ...warnings]).toEqual([
      `${place}: the Swedish text is missing, English is shown`,
    ]);
  });

  /** Reads a kind while one of its files is not there. */
  function readWithout(kind: ContentKind, file: string) {
    const path = join(root, file);
    const sound = readFileSync(path, "utf8");
    rmSync(path);
    const { problems, warnings, entries } = kind.read(root);
    writeFileSync(path, sound);
    expect([...problems, ...warnings]).toEqual([`${file} is missing: English is shown in German`]);
    return entries;
  }

  test("a file", () => {
    readWithout(catalogue.faq, "content/pages/faq/de.yaml");
  });

  test("a text in Markdown", () => {
    const entries = readWithout(catalogue.legal, "content/legal/privacy/de.md");
    const [english, german] = ["en", "de"].map((locale) =>
      entries.find(({ id }) => id === `privacy/${locale}`),
    );
    expect(german?.body).toBe(english?.body);
    expect(german?.data).toMatchObject({
      lang: "en",
      title: markFallback(String(english?.data.title)),
    });
    const empty = readBroken("legal/privacy/de.md", /^[\s\S]*$/, "");
    expect(empty.problems).toEqual([]);
    expect(empty.warnings).toContain(
      "content/legal/privacy/de.md:1: the German text is missing, English is shown",
    );
  });

  test("a word in braces that only the English text has", () => {
    const { problems, warnings } = readBroken("messages/de.yaml", /\{limit\} /, "");
    expect([...problems, ...warnings]).toEqual([
      expect.stringMatching(
        /^content\/messages\/de\.yaml:\d+: form\..*: fills in nothing, but the English text fills in \{limit\}$/,
      ),
    ]);
  });

  test("a country at the end of a facilitator's address", () => {
    const { problems, warnings, line } = readBroken("facilitators.json", /, Sverige"/, ', Sverge"');
    expect([...problems, ...warnings]).toEqual([
      `content/facilitators.json:${line("Sverge")}: entry 1: location_address__address: must end with a country behind a comma; "Sverge" is not known as one`,
    ]);
  });
});
