import { beforeEach, expect, test } from "vitest";
import { getPath } from "#locale/routes.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { readBuiltSite } from "../read-built-site.ts";
import { checkBudgets, findExceededBudgets } from "./check-budgets.ts";
import { measurePageWeight } from "./measure-page-weight.ts";

let dist: string;

beforeEach(() => {
  dist = createTempFolder();
  writeFiles(dist, {
    "sv/priser.html": "<main><section>Priser</section></main>",
    "_astro/a.js": 'import "./b.js";import("./c.js")',
    "_astro/b.js": "let b;",
    "_astro/c.js": "let c;",
    "_astro/style.css": "p{}",
    "_astro/font.woff2": "font",
  });
});

const check = () => checkBudgets(dist);

function measure(html: string) {
  writeFiles(dist, { "faq.html": html });
  return measurePageWeight(pageAt("faq.html"), dist);
}

function pageAt(path: string) {
  const page = readBuiltSite(dist).pages.find(({ file }) => file === path);
  if (!page) throw new Error("no page");
  return page;
}

test("lets a build pass whose pages keep their budgets", () => {
  expect(check()).toBe("1 pages keep their budgets");
});

test("fails the build and names page, part, weight and limit", () => {
  writeFiles(dist, { "faq.html": '<script type="module" src="/_astro/b.js"></script>' });
  expect(check).toThrow(/faq\.html: blocking: 6 of 0 bytes/);
  expect(check).not.toThrow(/priser/);
});

test("names the longest texts of a page that is too heavy, with file, line and key", () => {
  const root = createTempFolder();
  const createLongText = (seed: number, count: number) =>
    Array.from({ length: count }, (_, i) => ((i * seed) % 99_991).toString(36)).join(" ");
  const texts = {
    one: createLongText(7919, 9000),
    two: createLongText(6007, 8000),
    brief: "Brief",
    elsewhere: createLongText(5, 9),
  };
  writeFiles(root, {
    "content/pages/faq/en.yaml": Object.entries(texts)
      .map(([key, text]) => `${key}: ${text}\n`)
      .join(""),
  });
  const shownHtml = `<p>${texts.one}</p> <p>${texts.two}</p> <p>${texts.brief}</p>`;
  writeFiles(dist, { "faq.html": `<main><h1></h1>${shownHtml}</main>` });
  const location = "  content/pages/faq/en.yaml";
  expect(findExceededBudgets(pageAt("faq.html"), dist, root)).toEqual([
    expect.stringMatching(/^faq\.html: document: \d+ of 30720 bytes$/),
    `${location}:1: one: has ${texts.one.length} characters: shorten this text`,
    `${location}:2: two: has ${texts.two.length} characters: shorten this text`,
    `${location}:3: brief: has 5 characters: shorten this text`,
  ]);
});

test("lets the list of facilitators grow", () => {
  const root = createTempFolder();
  const names = Array.from({ length: 2000 }, (_, i) => (((i + 1) * 7919) ** 5).toString(36));
  const items = names.map((name) => `<li>${name}</li>`);
  const path = getPath("facilitatorship", "en").slice(1);
  writeFiles(dist, { [`${path}.html`]: `<main><h1></h1>${items.join("")}</main>` });
  const find = () => findExceededBudgets(pageAt(`${path}.html`), dist, root);
  expect(find()).toEqual([expect.stringContaining("document")]);
  writeFiles(root, { "content/facilitators.json": JSON.stringify(names) });
  expect(find()).toEqual([]);
});

test("weighs scripts of islands apart from those that load with the page, with their imports, each once", () => {
  const island = '<x-island code="/_astro/a.js"></x-island>';
  expect(measure(island + island)).toMatchObject({ blocking: 0, islands: 38 });
  const script = '<script type="module" src="/_astro/a.js"></script>';
  expect(measure(island + script)).toMatchObject({ blocking: 38, islands: 0 });
});

test("weighs style sheets and fonts that load with the page", () => {
  const html =
    '<link rel="stylesheet" href="/_astro/style.css"><link as="font" href="/_astro/font.woff2">';
  expect(measure(html)).toMatchObject({ blocking: 3, font: 4, document: html.length });
});

test("weighs the document up to the end of its headline", () => {
  const createText = (seed: number) =>
    Array.from({ length: 4000 }, (_, i) => ((i * seed) % 9973).toString(36)).join(" ");
  const htmlBeforeHeadline = `<main><h1>${createText(7919)}`;
  const { landing } = measure(`${htmlBeforeHeadline}</h1><p>${createText(6007)}</p></main>`);
  expect(landing).toBe(measure(`${htmlBeforeHeadline}</h1>`).landing);
  expect(landing).toBeGreaterThan(1000);
});
