import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { locales } from "#locale/languages";
import { alternatesOf, isListed, pageIds } from "#locale/routes";
import { readEnv } from "#server/env";
import { readBuiltSite } from "#tools/built-site";
import { builtSite } from "#tools/project";
import { testApp } from "../harness/test-app.ts";
import { isListedPage } from "./rules/listed-page.ts";
import { findWordProblems } from "./rules/page-words.ts";
import { findGraphProblems, readPageGraph, readSitemap } from "./rules/sitemap.ts";

const { SITE_URL } = readEnv();
const site = readBuiltSite(builtSite);
const listed = site.pages.filter(isListedPage);
const graph = readPageGraph(site);
const read = (file: string) => readFileSync(join(builtSite, file), "utf8");

it("gives every page a title and a description of its own, as long as search results show", () => {
  expect(findWordProblems(site.pages)).toEqual([]);
});

it("lists every page of the route table in all its languages", () => {
  const addresses = pageIds
    .filter(isListed)
    .flatMap(alternatesOf)
    .map(({ path }) => SITE_URL + path);
  expect([...graph.keys()].sort()).toEqual(addresses.sort());
});

it("names the counterparts of each page completely and in return", () => {
  expect(findGraphProblems(graph)).toEqual([]);
  expect(graph.get(`${SITE_URL}/de/impressum`)).toEqual({ de: `${SITE_URL}/de/impressum` });
  expect(graph.get(`${SITE_URL}/sv/priser`)).toEqual({
    en: `${SITE_URL}/pricing`,
    sv: `${SITE_URL}/sv/priser`,
    de: `${SITE_URL}/de/preise`,
    "x-default": `${SITE_URL}/pricing`,
  });
});

it("says the same in the sitemap as on the pages", () => {
  expect(readSitemap(read("sitemap.xml"))).toEqual(graph);
});

it("points crawlers to the sitemap", () => {
  expect(read("robots.txt").split("\n")).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
});

it("serves every address of the sitemap, and what crawlers ask for first", async () => {
  const { app } = await testApp({ settings: { DIST_DIR: builtSite } });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  for (const address of graph.keys()) {
    expect([address, await statusOf(new URL(address).pathname)]).toEqual([address, 200]);
  }
  const typeOf = async (url: string) => (await app.inject(url)).headers["content-type"];
  expect(await typeOf("/sitemap.xml")).toMatch(/^(application|text)\/xml/);
  expect(await typeOf("/robots.txt")).toMatch(/^text\/plain/);
  expect(await typeOf("/favicon.ico")).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
  expect(await typeOf("/sv/site.webmanifest")).toMatch(/^application\/manifest\+json/);
  expect(await typeOf("/og/home.de.png")).toBe("image/png");
});

it("keeps answers to an action and to a wrong address out of search results", () => {
  const hidden = site.pages.filter((page) => !listed.some(({ file }) => file === page.file));
  expect(hidden.length).toBeGreaterThanOrEqual(3 * locales.length);
  for (const { file, $ } of hidden) {
    expect([file, $("meta[name=robots]").attr("content")]).toEqual([file, "noindex"]);
    expect($('script[type="application/ld+json"], meta[property^="og:"]').length).toBe(0);
  }
});

it("has the same rules on every page for documents to fetch ahead", () => {
  const rules = new Set(site.pages.map(({ $ }) => $("script[type=speculationrules]").text()));
  expect(rules.size).toBe(1);
  expect(JSON.parse([...rules].join())).toHaveProperty("prefetch");
});

it("preloads one font on every page", () => {
  const fonts = site.pages.map(({ $ }) =>
    $("link[rel=preload][as=font]")
      .toArray()
      .map((link) => $(link).attr("href")),
  );
  expect(new Set(fonts.map((names) => names.join())).size).toBe(1);
  expect(fonts[0]).toHaveLength(1);
});
