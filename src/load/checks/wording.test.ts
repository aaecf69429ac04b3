import { expect, test } from "vitest";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { findWordingIssues } from "./wording.ts";

const facts =
  'statements: { freePlan: { en: "Free is the self-view.", de: "Nur das Selbstbild." } }';

/** The messages for a text at a key, without their location. */
function getMessages(
  text: string,
  path = "content/interface-texts/en.yaml",
  key = "key",
): string[] {
  const root = createTempFolder();
  const content = path.endsWith(".md") ? text : JSON.stringify({ [key]: text });
  writeFiles(root, { "content/facts.yaml": facts, [path]: content });
  const place = { path, line: 1, ...(!path.endsWith(".md") && { key }) };
  return findWordingIssues(root, [path]).map(({ message, ...location }) => {
    expect(location).toEqual(place);
    return message;
  });
}
/** The message for a typed price. */
function createPriceMessage(price: string): string {
  return `must not have the price “${price}”, which may change: answers of the FAQ use {starterPrice}`;
}

const germanFile = "content/interface-texts/de.yaml";
const swedishFile = "content/interface-texts/sv.yaml";

test.each([
  ["Send now!", "must not have an exclamation mark: !"],
  ["Lorem ipsum dolor", "must not have filler text: Lorem"],
  ["TODO write this", "must not have a note such as TODO: TODO"],
  ['The "map"', 'must not have a straight quotation mark: "'],
  ["Free is  the self-view. More.", "must use {freePlan} instead of its text"],
  ["Only $29, a year", createPriceMessage("$29")],
  ["180\u00a0USD a year", createPriceMessage("180\u00a0USD")],
  ["From USD 180 a year", createPriceMessage("USD 180")],
])("objects to: %s", (text, message) => {
  expect(getMessages(text)).toEqual([message]);
});

test.each([
  "**bold**",
  "_words_",
  "__words__",
  "~~gone~~",
  "<b>",
  "[prices](/pricing)",
  "<https://idi.example>",
  "&nbsp;",
])("objects to markup in a text: %s", (markup) => {
  const message = `must not contain “${markup}”: neither Markdown nor HTML works here`;
  expect(getMessages(`See ${markup} this`)).toEqual([message]);
});

test.each(["One:\n- two\n- three", "- two", "One\n1. two\n2. three", "> one"])(
  "objects to a list or quote in a text: %j",
  (text) => {
    expect(getMessages(text)).toEqual([expect.stringContaining("neither Markdown nor HTML")]);
  },
);

test.each([
  ["content/interface-texts/en.yaml", "Only for {product", "“{”"],
  ["content/science/x/en.md", "Only for product}", "“}”"],
])("objects in %s to half of a name: %s", (path, text, brace) => {
  expect(getMessages(text, path)).toEqual([expect.stringContaining(brace)]);
});

test("objects to a dollar sign before a name", () => {
  for (const path of ["content/interface-texts/en.yaml", "content/science/x/en.md"])
    expect(getMessages("All $\u007bproduct} pairs", path)).toEqual([
      expect.stringContaining("dollar sign"),
    ]);
});

test("objects to stars that visitors would see", () => {
  for (const [path, key] of [
    ["content/pages/about/en.yaml", "hero.lead"],
    ["content/pages/about/en.yaml", "values.title"],
    ["content/interface-texts/en.yaml", "action.start"],
    ["content/sources.yaml", "title"],
  ])
    expect(getMessages("See *this*.", path, key)).toEqual([expect.stringContaining("“*this*”")]);
  expect(getMessages("See *this*.", "content/pages/about/en.yaml", "hero.title")).toEqual([]);
  expect(getMessages("See *this*.", "content/interface-texts/en.yaml", "page.title")).toEqual([]);
  expect(getMessages("3 * 4 * 5", "content/pages/about/en.yaml", "hero.lead")).toEqual([]);
});

test("allows plain words, numbers, and prescribed texts", () => {
  expect(getMessages("You see what you do, in 45 pairs from 1 < 7; in R&D; in HR.")).toEqual([]);
  expect(getMessages("5 - 3, a_name_here, idi.example/_a_/b, ~5. 2024. Next\n-5")).toEqual([]);
  const prescribed = "Thank you for reaching out! We will get back to you shortly.";
  expect(getMessages(prescribed)).toEqual([]);
  expect(getMessages("Oh! “Mine”", "content/testimonials.yaml")).toEqual([]);
});

test.each([
  ["content/interface-texts/en.yaml", "The „map“", "“…”"],
  [swedishFile, "Den “kartan”", "”…”"],
  [swedishFile, "Den ”kartan", "”…”"],
  [germanFile, "Die “Karte”", "„…“"],
  [germanFile, "Die „Karte”", "„…“"],
  [germanFile, "Die «Karte»", "„…“"],
])("%s must not have %s", (path, text, right) => {
  expect(getMessages(text, path)).toEqual([`must use the quotation marks ${right}`]);
});

test.each(["A cell<br>of two lines", '<a href="/">link</a>', "<!-- a note -->"])(
  "objects to HTML in prose: %s",
  (prose) => {
    expect(getMessages(prose, "content/legal/terms/en.md")).toEqual([
      expect.stringMatching(/^must not contain “<.*”: HTML does not work here$/),
    ]);
  },
);

test("checks the words of prose, not its markup", () => {
  const prose = '![A map](/map.png) `"<code>"` <https://www.idi.example> &amp; **bold**';
  expect(getMessages(prose, "content/science/x/en.md")).toEqual([]);
  expect(getMessages("Done!", "content/science/x/en.md")).toEqual([
    "must not have an exclamation mark: !",
  ]);
});

test.each([
  [germanFile, "Das ist für dich", "dich", "Sie"],
  [germanFile, "Dein Profil", "Dein", "Sie"],
  [swedishFile, "Vill Ni veta mer", "Ni", "du"],
])("objects to the form of address in %s: %s", (path, text, word, right) => {
  const message = `must address readers as ${right}, not “${word}”`;
  expect(getMessages(text, path)).toEqual([message]);
});

test("allows addressing several people, and quoted conversations", () => {
  expect(getMessages("Kartan är er. Ni ser den.", swedishFile)).toEqual([]);
  expect(getMessages("Sie hören: „Du fragst viel.“", germanFile)).toEqual([]);
  expect(getMessages("Was hast du gehört?", germanFile, "ask")).toEqual([]);
  expect(getMessages("Was hast du gehört?", "content/science/x/de.md")).toEqual([]);
});

test("checks the form of address in a chapter's front matter", () => {
  const root = createTempFolder();
  const path = "content/science/x/de.md";
  const chapter = "---\ntitle: Was dir hilft\n---\n\nHast du gefragt?\n";
  writeFiles(root, { "content/facts.yaml": facts, [path]: chapter });
  expect(findWordingIssues(root, [path])).toEqual([
    { path, line: 2, key: "title", message: "must address readers as Sie, not “dir”" },
  ]);
});

test("objects to typed numbers in legal texts only", () => {
  expect(getMessages("Within 10 days", "content/legal/terms/en.md")).toHaveLength(1);
  expect(getMessages("Within 10 days", "content/science/x/en.md")).toEqual([]);
});
