import { expect, it } from "vitest";
import { type AlternateGraph, findGraphProblems, readSitemap } from "./sitemap.ts";

const en = "https://www.idi.example/product";
const sv = "https://www.idi.example/sv/produkt";
const de = "https://www.idi.example/de/impressum";
const pair = { en, sv, "x-default": en };

const graphOf = (entries: [string, Record<string, string>][]): AlternateGraph => new Map(entries);

it("passes pages that name themselves and each other", () => {
  const graph = graphOf([
    [en, pair],
    [sv, pair],
    [de, { de }],
  ]);
  expect(findGraphProblems(graph)).toEqual([]);
});

it("objects to a page that leaves itself out, and to one that its counterpart leaves out", () => {
  expect(
    findGraphProblems(
      graphOf([
        [en, pair],
        [sv, { sv }],
      ]),
    ),
  ).toEqual([`${en}: ${sv} does not name it`]);
  expect(
    findGraphProblems(
      graphOf([
        [en, { sv }],
        [sv, pair],
      ]),
    ),
  ).toEqual([`${en}: does not list itself`]);
});

it("objects to a counterpart that is not there", () => {
  expect(findGraphProblems(graphOf([[en, pair]]))).toEqual([`${en}: ${sv} is not there`]);
});

it("reads a sitemap", () => {
  const link = (tag: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`;
  const entry = `<url><loc>${en}</loc>${link("en", en)}${link("sv", sv)}${link("x-default", en)}</url>`;
  const xml = (entries: string) =>
    `<?xml version="1.0"?><urlset xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries}</urlset>`;
  expect(readSitemap(xml(entry))).toEqual(graphOf([[en, pair]]));
  expect(() => readSitemap(xml(entry + entry))).toThrow(en);
});
