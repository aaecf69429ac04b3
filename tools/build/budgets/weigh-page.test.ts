import { beforeEach, expect, it } from "vitest";
import { tempFolder, writeFiles } from "#tests/harness/temp-folder";
import { exampleSite } from "#tests/site/rules/example-site";
import { budgetOf, findExcess } from "./page-budgets.ts";
import { weighPage } from "./weigh-page.ts";

let dist: string;

beforeEach(() => {
  dist = tempFolder();
  writeFiles(dist, {
    "a/tabs.js": 'import{a}from"./react.js";import("./rare.js");',
    "a/react.js": "x".repeat(5000),
    "a/rare.js": "y".repeat(5000),
    "a/font.woff2": Buffer.alloc(7000, 1),
    "a/style.css": "a{color:red}",
  });
});

function weigh(content: string) {
  const [page] = exampleSite({ "index.html": content }).pages;
  if (!page) throw new Error("no page");
  writeFiles(dist, { [page.file]: page.html });
  return weighPage(page, dist);
}

const island = (when: string) =>
  `<astro-island client="${when}" component-url="/a/tabs.js" renderer-url="/a/react.js"></astro-island>`;

it("counts nothing but the document of a plain page", () => {
  const { html, landing, ...others } = weigh("<p>a</p>");
  expect(html).toBeGreaterThan(30);
  expect(landing).toBe(html);
  expect(others).toEqual({ css: 0, eagerScript: 0, islandScript: 0, font: 0, requests: 1 });
});

it("counts scripts of an island that waits apart, with their imports, each once", () => {
  const { eagerScript, islandScript, requests } = weigh(
    island("recoverable") + island("recoverable"),
  );
  expect(eagerScript).toBe(0);
  expect(islandScript).toBeGreaterThan(40);
  expect(requests).toBe(1);
});

it.each(["load", "idle", "only"])("counts an island of the kind %s as loaded at once", (when) => {
  const { eagerScript, islandScript, requests } = weigh(island(when) + island("recoverable"));
  expect(eagerScript).toBeGreaterThan(40);
  expect(islandScript).toBe(0);
  expect(requests).toBe(3);
});

it("counts scripts, style sheets, fonts and pictures that load with the page", () => {
  const weight = weigh(
    `<script src="/a/react.js"></script><link rel="stylesheet" href="/a/style.css">
    <link rel="preload" as="font" href="/a/font.woff2"><img src="/a/now.png" alt="">
    <img src="/a/later.png" alt="" loading="lazy"><link rel="icon" href="/a/icon.svg">`,
  );
  expect(weight).toMatchObject({ font: 7000, requests: 6 });
  expect(weight.css).toBeGreaterThan(0);
  expect(weight.eagerScript).toBeGreaterThan(0);
});

it("weighs the landing view by what of the document must have come", () => {
  const words = (seed: number) =>
    Array.from({ length: 4000 }, (_, i) => ((i * seed) % 9973).toString(36)).join(" ");
  const { html, landing } = weigh(
    `<main><section>${words(7919)}</section><section>${words(6007)}</section></main>`,
  );
  expect(landing).toBeGreaterThan(html * 0.3);
  expect(landing).toBeLessThan(html * 0.7);
});

it("names what is over budget, by how much", () => {
  const budget = budgetOf("home");
  expect(findExcess(budget, budget)).toEqual([]);
  const weight = { ...budget, html: 31 * 1024, islandScript: 80_000, requests: 9 };
  expect(findExcess(weight, { ...budget, html: 30 * 1024 })).toEqual([
    "HTML with its styles: 31.0 KB, at most 30.0 KB are allowed",
    "JavaScript of islands: 78.1 KB, at most 75.0 KB are allowed",
    "requests: 9, at most 6 are allowed",
  ]);
  expect(findExcess({ ...budgetOf(undefined), islandScript: 1 }, budgetOf(undefined))).toHaveLength(
    1,
  );
});
