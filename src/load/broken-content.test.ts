import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { releasedLocales } from "#locale/languages.ts";
import { linkablePageIds } from "#locale/routes.ts";
import { readWithFormattedIssues } from "#tests/harness/format-issues.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { formatContent } from "#tools/content/format-content.ts";
import { projectRoot } from "#tools/project.ts";
import { allCollections, catalog } from "./catalog.ts";
import type { ContentCollection } from "./collections/define-collection.ts";

const root = createTempFolder(afterAll);

const getContent = (file: string) => parse(readFileSync(join(root, "content", file), "utf8"));

beforeAll(() => {
  cpSync(join(projectRoot, "content"), join(root, "content"), { recursive: true });
  // Two questions to break, before those of the content.
  for (const locale of releasedLocales) {
    const file = `pages/faq/${locale}.yaml`;
    const { items, ...faq } = getContent(file);
    const addedItems = ["one", "two"].map((id) => ({
      id: `test-${id}`,
      group: "buying",
      question: `${id} ${locale}?`,
      answer: `${id} ${locale}.`,
      link: { page: "pricing", label: `More ${locale}` },
    }));
    const text = JSON.stringify({ ...faq, items: [...addedItems, ...items] });
    writeFileSync(join(root, "content", file), formatContent(`content/${file}`, text));
  }
});

/** Breaks a file, returns what is read then, and repairs it. A text of the file is replaced by another. */
function readBroken(file: string, from: RegExp, to: string) {
  const path = join(root, "content", file);
  const original = readFileSync(path, "utf8");
  expect(original).toMatch(from);
  const brokenText = original.replace(from, to);
  writeFileSync(path, brokenText);
  const collection = allCollections.find(({ listFiles }) =>
    listFiles(root).includes(`content/${file}`),
  );
  if (!collection) throw new Error(`No collection reads ${file}.`);
  const { errors, warnings } = readWithFormattedIssues(collection, root);
  writeFileSync(path, original);
  const line = (text: string) => brokenText.slice(0, brokenText.indexOf(text)).split("\n").length;
  return { errors, warnings, line };
}

/** The text of a file with another value, or with one at a key, in which entries of a list go by their ids. */
function formatChanged(file: string, value: unknown, key?: string): string {
  const content = getContent(file);
  const [last = "", ...above] = key?.split(".").toReversed() ?? [];
  const parent = above.reduceRight(
    (group, name) => group[name] ?? group.find(({ id }: { id: string }) => id === name),
    content,
  );
  parent[last] = value;
  return formatContent(`content/${file}`, JSON.stringify(key ? content : value));
}

const faq = /^ {4}answer: .*\n/m;
const wholeText = /^[\s\S]*$/;

const brand = parse(readFileSync("content/brand.yaml", "utf8"));
const product = parse(readFileSync("content/pages/product/sv.yaml", "utf8"));
const people: { group: string }[] = product.map.demo.people.list;
/** The group of each respondent of the example profile. */
const groups: string[] = parse(readFileSync("content/example-profile.yaml", "utf8")).respondents;
const managers = groups.filter((group) => group === "managers").length;

/** The file, with a key unless all of it is replaced, the wrong value, `undefined` for none, and what is wrong. */
const mistakes: [place: string, value: unknown, message: string][] = [
  ["pages/faq/en.yaml: items.test-one.answer", undefined, "is missing: enter a text in English"],
  ["pages/faq/sv.yaml: hero.lead", "  ", "is empty: enter a text, not only spaces"],
  ["pages/faq/sv.yaml: hero.lead", 2024, "must be a text in Swedish, not 2024: put it in quotes"],
  [
    "brand.yaml: colors.light.spruce",
    null,
    "is missing: enter a text, in quotes if it begins with #",
  ],
  [
    "brand.yaml: booking",
    null,
    "is missing: enter a text, in quotes if it begins with #, or remove the key",
  ],
  [
    "facts.yaml: invoicing",
    null,
    "is missing: enter a group of keys (en, sv, de), or remove the key",
  ],
  [
    "pages/faq/sv.yaml: hero.lead",
    { product: null },
    "must be a text in Swedish, not a group of keys: put a text with braces or a colon in quotes",
  ],
  ["pages/home/sv.yaml: hero.tilte", "A", "is not a known key: correct or remove it"],
  ["facts.yaml: prices.en.starter", "fifteen", 'must be a number, not the text "fifteen"'],
  ["facts.yaml: prices.en.starter", 15.5, "must be a whole number, not 15.5"],
  ["facts.yaml: prices.en.growth", -29, "must be a number of at least 0, not -29"],
  [
    "facts.yaml: plans.free.academy",
    "some",
    'must be one of none, lite, included, full, not the text "some"',
  ],
  [
    "facts.yaml: prices.en",
    undefined,
    "is missing: enter a group of keys (period, free, starter, growth)",
  ],
  [
    "facts.yaml: prices.en",
    180,
    "must be a group of keys (period, free, starter, growth), not 180",
  ],
  [
    "training-dates.yaml",
    { "a b": { start: "2030-01-31", language: "en", online: true } },
    "a b: as a key must be a short name of letters, digits and hyphens, such as who-sees",
  ],
  [
    "testimonials.yaml",
    [
      {
        author: "A",
        organisation: "B",
        role: { en: "C", de: "D" },
        quote: { en: "E", sv: "F", de: "G" },
      },
    ],
    "entry 1: role.sv: is missing: enter a text in Swedish",
  ],
  [
    "pages/leaders/en.yaml: week.days",
    ["Monday"],
    "must have exactly 5 entries: the drawn week has a column for each",
  ],
  ["pages/home/en.yaml: panel.badges", "Three", 'must be a list, not the text "Three"'],
  [
    "brand.yaml: colors.light.producer",
    "corall",
    "must be an opaque colour as CSS writes it, such as teal",
  ],
  [
    "brand.yaml: colors.light.on-action",
    brand.colors.light.action,
    "on-action on action has a contrast of 1.00:1, at least 4.5:1 is needed",
  ],
  [
    "facts.yaml: statements.purpose.en",
    "For {billing}",
    "must not name the statement {billing}: write its words instead",
  ],
  ["facts.yaml: reports", [24, 2024], "entry 1: must be a number of at least 1000, not 24"],
  ["facts.yaml: reports", [2024, 2020], "must be in order, each year once"],
  ["facts.yaml: reports", [2020, 2024, 2024], "must be in order, each year once"],
  [
    "clients.yaml",
    [{ name: "A" }, { name: "B" }, { name: "A", mark: "rings" }],
    "entry 3: name: is the same as entry 1: remove one of them",
  ],
  ["brand.yaml: office.country", "Sweden", "must be an ISO 3166 code such as SE"],
  ["brand.yaml: office.country", "UK", "must be an ISO 3166 code such as SE"],
  ["facts.yaml: currency", "UDS", "must be an ISO 4217 code such as USD"],
  ["brand.yaml: email.sales", "hello", "must be an e-mail address such as hello@idi.example"],
  [
    "brand.yaml: email.press",
    "mailto:a@idi.example",
    "must be an e-mail address such as hello@idi.example",
  ],
  [
    "sources.yaml",
    { a: { kind: "book", authors: ["B"], year: 2000, title: "C", doi: "https://doi.org/10.1/d" } },
    "a.doi: must be a DOI such as 10.1037/h0055425",
  ],
  [
    "facilitators.json",
    [{ post_title: "A", location_address__address: "B, Sweden", lat: 56.66 }],
    "entry 1: must have both lat and lon, or neither",
  ],
  [
    "pages/faq/de.yaml: items.test-one.link.page",
    "prices",
    `must be one of ${linkablePageIds.join(", ")}, not the text "prices"`,
  ],
  [
    "example-profile.yaml: first.start.respondents",
    [4],
    `has 1 answers, but there are ${groups.length} respondents`,
  ],
  [
    "example-profile.yaml: guesses.first.directiveness",
    [4],
    `has 1 guesses, but there are ${groups.length} respondents`,
  ],
  [
    "pages/product/sv.yaml: map.demo.people.list",
    people.filter(({ group }) => group !== "managers"),
    `must have ${managers} people of the group "managers", as in content/example-profile.yaml, not 0`,
  ],
  ["pages/faq/en.yaml: items", [], "must be a list of at least 1 entries, not a list of 0"],
  [
    "pages/pricing/de.yaml: faq.questions",
    ["test-two", "cost"],
    'entry 2: there is no question with the id "cost"',
  ],
  [
    "interface-texts/de.yaml: layout.brand.label",
    "{prodcut}, home",
    "must not have the unknown name {prodcut}: use a name from docs/content.md, or remove it",
  ],
];

test("a mark that is unsafe or too large for every page is a mistake", () => {
  const { mark } = getContent("brand.yaml");
  const readShapes = (shapes: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`;
    writeFileSync(join(root, mark), svg);
    return readWithFormattedIssues(catalog.brand, root);
  };
  const getMessage = (shapes: string) => {
    const { errors, entries } = readShapes(shapes);
    expect(entries).toEqual([]);
    return errors.join();
  };
  expect(getMessage("<script/>")).toMatch(
    /^content\/brand\.yaml:\d+: mark: content\/.+\.svg must not contain a script/,
  );
  const largePath = `<path d="M0 0${"h1".repeat(3000)}"/>`;
  expect(getMessage(largePath)).toContain(`${mark} must be at most 4 KB, not 6 KB`);
  expect(readShapes("<path d='M0 0'/>")).toMatchObject({
    errors: [],
    entries: [{ data: { mark } }],
  });
});

test.each(mistakes)("%s: %j %s", (place, value, message) => {
  const [file = "", key] = place.split(": ");
  const { errors } = readBroken(file, wholeText, formatChanged(file, value, key));
  const [error, ...others] = errors.map((text) => text.replace(/:\d+: /, ": "));
  expect(error).toBe(`content/${place}: ${message}`);
  expect(others).toEqual([]);
});

test("a founding year has four digits", () => {
  const facts = { ...getContent("facts.yaml"), about: { founded: 20 } };
  const { errors } = readBroken("facts.yaml", wholeText, formatChanged("facts.yaml", facts));
  expect(errors).toEqual([
    expect.stringMatching(/: about\.founded: must be a number of at least 1000, not 20$/),
  ]);
});

test("a drawn tree needs a description", () => {
  const items = [{ id: "after", drawing: "tree", title: "C", text: "D" }];
  const file = "pages/facilitatorship/en.yaml";
  const { errors } = readBroken(file, wholeText, formatChanged(file, items, "benefits.items"));
  expect(errors).toEqual([
    expect.stringMatching(/: benefits\.items\.after\.description: is missing: .* the drawn tree$/),
  ]);
});

test("the front matter of a legal text has a day", () => {
  const { errors, line } = readBroken("legal/privacy/sv.md", /^updated: .*$/m, "updated: soon");
  expect(errors).toEqual([
    `content/legal/privacy/sv.md:${line("updated:")}: updated: must be a day such as 2024-12-03, not the text "soon"`,
  ]);
});

test("two questions with one id are a mistake", () => {
  const { errors, line } = readBroken("pages/faq/en.yaml", /id: test-two/, "id: test-one");
  expect(errors).toContain(
    `content/pages/faq/en.yaml:${line("id: test-one")}: items.test-one.id: must be unique: two entries have the id "test-one"`,
  );
});

describe("a file that cannot be read", () => {
  const hero = /^hero:\n {2}title: .*\n {2}lead: .*$/m;
  test.each([
    [
      "title: FAQ: five questions",
      "a text with a colon and a space must be in double quotes, or a line begins with the wrong number of spaces",
    ],
    ['title: "Five', "a quotation mark is not closed"],
    ["title: *Five* questions", "a text that begins with a star must be in double quotes"],
    ["title: *current-price", "no block is called current-price"],
    ["title: {count} questions", "a text that begins with a brace must be in double quotes"],
    ["title: @home", "a text that begins with @ must be in double quotes"],
    ["title: 'It's Five'", "the text ends at its second '"],
    ['title: "A \\d"', "a text with a backslash must be in single quotes"],
    ["title: > Five", "a text that begins with > must be in double quotes"],
    ["title: 300.000", "300.000 is read as 300: write whole numbers without a dot"],
    ['"title": Five\ntitle: Six', 'the key "title" is used twice'],
    ['"title": Five\n"title": Six', 'the key "title" is used twice'],
    ['title: "Five" questions', 'the text ends at its second "'],
    ["title Five", "a key must be followed by a colon and a space"],
    ["title: Five\ntitle: Six", 'the key "title" is used twice'],
    ["title:\n\tone: Five", "a line must not begin with a tab: use spaces"],
    ["title: [Five", "a bracket is not closed"],
    ["title: {one: Five", "a bracket is not closed"],
    ["title: '", "a quotation mark is not closed"],
    ["title: Plan #1", 'the text after " #" is read as a comment'],
    ["title: Five # as in English", "the comment on a line of its own"],
    ["title: !Hola amigo", "a text that begins with ! must be in double quotes"],
    ["title:\n  - id: a\n   name: b", "the line must begin in the same column"],
    ["title: &Co starts here", "a text that begins with & must be in double quotes"],
    [
      "title:\n    - one\n     - two",
      "a line that begins with a dash is read as part of the text above",
    ],
    ["title: one\n    - two", "a line that begins with a dash is read as part of the text above"],
    ["title:\n    __proto__: Five", "the key __proto__ cannot be used"],
    ["title: &a [*a]", "*a must not be used within its own block"],
    ["title: &a\n  - one\n  - *a", "*a must not be used within its own block"],
    ["<<: Five", "* and << cannot be used here"],
    [
      `a: &a [${"x,".repeat(20)}]\nb: &b [${"*a,".repeat(20)}]\nc: [${"*b,".repeat(20)}]`,
      "* and << cannot be used here",
    ],
    ["<<<<<<< HEAD\n  title: Five\n=======\n  title: Six\n>>>>>>> main", "two versions"],
    ["title: Five\n=======\n  lead: Six", "two versions"],
    ["title: Five\n\u00a0\u00a0lead: Six", "no-break space"],
    ["title:\u00a0Five: six", "no-break space"],
    ["title:\u00a0Five\n  lead: Six", "no-break space"],
    ["\u00a0\u00a0title: Five", "no-break space"],
    ["title:\n    -\u00a0one\n    - two", "no-break space"],
    ["title: - Five", "a text that begins with a dash must be in double quotes"],
    ["title: Five\n---", "a line of three dashes"],
  ])("%j", (text, expectedMessage) => {
    const { errors } = readBroken("pages/faq/sv.yaml", hero, text);
    expect(errors).toEqual([expect.stringMatching(/^content\/pages\/faq\/sv\.yaml:\d+: /)]);
    expect(errors[0]).toContain(expectedMessage);
  });

  test.each([
    [
      "two versions",
      /\n$/,
      "\n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main\n",
      "<<<<<<< HEAD",
    ],
    ["the rest of two versions", /\n$/, "\n\n||||||| main\nTwo.\n", "||||||| main"],
    ["no dashes at the top", /^---\n/, "", ""],
    ["no dashes below", /\n---\n/, "\n", ""],
  ])("Markdown: %s", (_, from, to, lineText) => {
    const { errors, line } = readBroken("legal/privacy/de.md", from, to);
    expect(errors).toEqual([
      expect.stringMatching(`^content/legal/privacy/de\\.md:${line(lineText)}: `),
    ]);
  });

  test.each([
    ["a comma that is missing", '"A"\n    "location_address__address": "B"', '"location_address'],
    ["a comma too much", '"A",\n    "location_address__address": "B",', '"location_address'],
    ["single quotes", "\n    'A'", "    'A'"],
    ["a decimal comma", '"A",\n    "lat": 59,33', '    "lat"'],
    ["no quotes", '"A",\n    location_address__address: "B"', "    location_address"],
  ])("JSON: %s", (_, text, lineText) => {
    const list = `[\n  { "post_title": ${text} }\n]`;
    const { errors, line } = readBroken("facilitators.json", wholeText, list);
    const expectedMessage = "is not valid JSON here: check commas, quotation marks and brackets";
    expect(errors).toEqual([`content/facilitators.json:${line(lineText)}: ${expectedMessage}`]);
  });
});

test("a key that is written with dots is a mistake with its fix", () => {
  const { errors } = readBroken("pages/faq/sv.yaml", wholeText, "hero.lead: A\n");
  expect(errors).toEqual([
    "content/pages/faq/sv.yaml:1: hero.lead: is not a known key: write its parts on lines of their own, each indented below the one before",
  ]);
});

test("the brackets of an empty list must go before an entry comes", () => {
  for (const [file, text] of [
    ["training-dates.yaml", "{}\nmalmo:\n  start: 2030-01-31\n"],
    ["team.yaml", "[]\n- name: Ada\n"],
  ] as const)
    expect(readBroken(file, wholeText, text).errors).toEqual([
      `content/${file}:2: remove the brackets above: they say that there are no entries`,
    ]);
});

test("a coordinate may end in zeros", () => {
  const list =
    '[\n  { "post_title": "", "location_address__address": "A, Sverige", "lat": 57.000, "lon": 16 }\n]';
  const { errors } = readBroken("facilitators.json", wholeText, list);
  expect(errors).toEqual([expect.stringMatching(/:2: entry 1: post_title: is empty/)]);
});

test("a key that JSON has twice is a mistake", () => {
  const list = '[\n  {\n    "post_title": "A",\n    "post_title": "B"\n  }\n]';
  const { errors } = readBroken("facilitators.json", wholeText, list);
  expect(errors).toEqual(['content/facilitators.json:4: the key "post_title" is used twice']);
});

test("a wrong key in English is not asked of translations, whose right one stays", () => {
  const { errors, warnings } = readBroken("pages/faq/en.yaml", /question: one/, "Question: one");
  expect(errors).toEqual([
    expect.stringContaining("items.test-one.question: is missing"),
    expect.stringContaining("items.test-one.Question: is not a known key"),
  ]);
  expect(warnings).toEqual([]);
});

test("a choice that is wrong in English is not asked of translations", () => {
  const { errors, warnings } = readBroken("pages/faq/en.yaml", /page: pricing/, "page: prices");
  expect(errors).toEqual([expect.stringContaining("items.test-one.link.page: must be one of")]);
  expect(warnings).toEqual([]);
});

describe("links in texts", () => {
  const link = (id: string) => `    answer: 'See [the prices](page:${id}).'\n`;

  test("lead to the page of the language", () => {
    const { errors, warnings } = readBroken("pages/faq/sv.yaml", faq, link("pricing"));
    expect([...errors, ...warnings]).toEqual([]);
  });

  test("to an unknown page are reported with their line", () => {
    const { errors, line } = readBroken("pages/faq/sv.yaml", faq, link("prices"));
    const location = `content/pages/faq/sv.yaml:${line("page:prices")}: items.test-one.answer`;
    expect(errors).toEqual([
      expect.stringContaining(`${location}: there is no page "prices": use home, product`),
    ]);
  });

  test("are refused in texts that cannot show them", () => {
    const { errors } = readBroken(
      "pages/faq/sv.yaml",
      /^ {2}lead: .*$/m,
      "  lead: '[a](page:home)'",
    );
    expect(errors).toEqual([expect.stringMatching(/:\d+: hero\.lead: must not have a link/)]);
  });
});

describe("is no error", () => {
  test("a missing translation", () => {
    const { errors, warnings, line } = readBroken("pages/faq/sv.yaml", faq, "");
    const location = `content/pages/faq/sv.yaml:${line("  - id: test-one")}: items.test-one.answer`;
    expect([...errors, ...warnings]).toEqual([
      `${location}: the Swedish text is missing: English is shown`,
    ]);
  });

  test("a link of a question that differs from the English one", () => {
    const { errors, warnings, line } = readBroken(
      "pages/faq/sv.yaml",
      /page: pricing/,
      "page: about",
    );
    const location = `content/pages/faq/sv.yaml:${line("page: about")}: items.test-one.link.page`;
    expect([...errors, ...warnings]).toEqual([
      `${location}: must be pricing, as in the English file, not about`,
    ]);
  });

  test("a link that only a translation has", () => {
    const link = /^ {4}link:\n(?: {6}.*\n)+/m;
    const { errors, warnings } = readBroken("pages/faq/en.yaml", link, "");
    expect(errors).toEqual([]);
    for (const locale of ["sv", "de"]) {
      const pattern = new RegExp(
        `^content/pages/faq/${locale}\\.yaml:\\d+: items\\.test-one\\.link: `,
      );
      expect(warnings).toContainEqual(expect.stringMatching(pattern));
    }
  });

  test("another order of a list", () => {
    const { items, ...page } = getContent("pages/faq/sv.yaml");
    const turned = JSON.stringify({ ...page, items: items.toReversed() });
    const { errors, warnings } = readBroken("pages/faq/sv.yaml", wholeText, turned);
    expect([...errors, ...warnings]).toEqual([]);
  });

  /** Reads a collection while one of its files is missing. */
  function readWithout(collection: ContentCollection, file: string) {
    const path = join(root, file);
    const original = readFileSync(path, "utf8");
    rmSync(path);
    const { errors, warnings, entries } = readWithFormattedIssues(collection, root);
    writeFileSync(path, original);
    expect([...errors, ...warnings]).toEqual([
      `${file}: the file is missing: English is shown in German`,
    ]);
    return entries;
  }

  test("a missing file", () => {
    readWithout(catalog.faq, "content/pages/faq/de.yaml");
  });

  test("a missing text in Markdown", () => {
    const entries = readWithout(catalog.legal, "content/legal/privacy/de.md");
    const [english, german] = ["en", "de"].map((locale) =>
      entries.find(({ id }) => id === `privacy/${locale}`),
    );
    expect(german?.body).toBe(english?.body);
    expect(german?.data).toMatchObject({
      lang: "en",
      title: english?.data.title,
    });
    const issuesOfEmptyFile = readBroken("legal/privacy/de.md", wholeText, "");
    expect(issuesOfEmptyFile.errors).toEqual([]);
    expect(issuesOfEmptyFile.warnings).toContain(
      "content/legal/privacy/de.md:1: the German text is missing: English is shown",
    );
  });

  test("a missing English text in Markdown", () => {
    const { errors, warnings } = readBroken("legal/privacy/en.md", /\n---\n[\s\S]*$/, "\n---\n");
    expect(errors).toEqual([]);
    const missing = warnings.filter((line) => line.includes("missing"));
    expect(missing).toEqual([
      expect.stringMatching(/^content\/legal\/privacy\/en\.md:\d+: the text below the .* missing$/),
    ]);
  });

  test("a missing name in braces", () => {
    const { errors, warnings } = readBroken("interface-texts/de.yaml", /\{limit\} /, "");
    expect([...errors, ...warnings]).toEqual([
      expect.stringMatching(
        /^content\/interface-texts\/de\.yaml:\d+: form\..*: must use the names \{limit\}, as in the English text, not none$/,
      ),
    ]);
  });

  test("an unknown country at the end of a facilitator's address", () => {
    const { errors, warnings, line } = readBroken(
      "facilitators.json",
      wholeText,
      '[\n  { "post_title": "A",\n    "location_address__address": "Kalmar, Sverge" }\n]',
    );
    expect([...errors, ...warnings]).toEqual([
      `content/facilitators.json:${line("Sverge")}: entry 1: location_address__address: must end with a comma and a country: "Sverge" is not a known country`,
    ]);
  });
});
