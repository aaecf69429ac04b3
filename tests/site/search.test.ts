import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { expect, test } from "vitest";
import { defaultLocale, languages, releasedLocales } from "#locale/languages.ts";
import {
  findPath,
  getAlternates,
  type IndexablePage,
  isIndexable,
  pageIds,
} from "#locale/routes.ts";
import { readSettings } from "#server/settings/settings.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { distDir } from "#tools/project.ts";
import { site } from "./harness/built-site.ts";
import { isIndexablePage } from "./harness/indexable-page.ts";

const { SITE_URL } = readSettings();
const indexablePages = site.pages.filter(isIndexablePage);
const readDistFile = (file: string) => readFileSync(join(distDir, file), "utf8");

/** The URLs of a page in all its languages, by language tag. */
function createAlternates(id: IndexablePage): Record<string, string> {
  const original = findPath(id, defaultLocale);
  return {
    ...Object.fromEntries(
      getAlternates(id).map(({ locale, path }) => [languages[locale].tag, SITE_URL + path]),
    ),
    ...(original && { "x-default": SITE_URL + original }),
  };
}

/** Alternates in a page or in an entry of the sitemap. */
function readAlternates($: CheerioAPI, links: ReturnType<CheerioAPI>): Record<string, string> {
  const entries = links.toArray().map((link) => [$(link).attr("hreflang"), $(link).attr("href")]);
  return Object.fromEntries(entries);
}

// A check of the content limits their length and finds duplicates: src/load/checks/meta.ts.
test.each(indexablePages)("$file has a title and a description", ({ $ }) => {
  expect($("head > title").text()).not.toBe("");
  expect($("meta[name=description]").attr("content")).toBeTruthy();
});

test("the build has exactly the pages of the route table, in all languages", () => {
  const paths = pageIds.filter(isIndexable).flatMap(getAlternates);
  expect(indexablePages.map(({ path }) => path).sort()).toEqual(
    paths.map(({ path }) => path).sort(),
  );
  expect(site.pages.filter(({ kind, id }) => kind === "page" && !id)).toEqual([]);
});

test.each(indexablePages)("$file names its URL and its counterparts", ({ $, id, path }) => {
  expect($("link[rel=canonical]").attr("href")).toBe(SITE_URL + path);
  const alternates = readAlternates($, $("link[rel=alternate][hreflang]"));
  expect(alternates).toEqual(createAlternates(id));
  expect($("meta[name=robots]")).toHaveLength(0);
});

test("the sitemap lists the same pages", () => {
  const $ = load(readDistFile("sitemap.xml"), { xml: true });
  const entries = Array.from($("urlset > url"), (entry) => {
    const links = $(entry).children("xhtml\\:link[rel=alternate]");
    return { address: $(entry).children("loc").text(), alternates: readAlternates($, links) };
  });
  const expected = indexablePages.map(({ id, path }) => ({
    address: SITE_URL + path,
    alternates: createAlternates(id),
  }));
  expect(entries).toHaveLength(expected.length);
  expect(entries).toEqual(expect.arrayContaining(expected));
});

test("robots.txt names the sitemap", () => {
  expect(readDistFile("robots.txt").split("\n")).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
});

test("security.txt names the contact for vulnerabilities (RFC 9116)", async () => {
  const { app } = await buildTestApp({ settings: { DIST_DIR: distDir } });
  const { headers, body } = await app.inject("/.well-known/security.txt");
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  const fields = new Map(
    body.split("\n").map((line) => line.split(": ") as [string, string | undefined]),
  );
  expect(fields.get("Contact")).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get("Canonical")).toBe(`${SITE_URL}/.well-known/security.txt`);
  expect(fields.get("Preferred-Languages")).toBe(releasedLocales.join(", "));
  const { security } = readContent("brand.yaml");
  expect(fields.get("Expires")).toBe(new Date(security.expires).toISOString());
});

test("every URL of the sitemap is served, and the files that crawlers request first", async () => {
  const { app } = await buildTestApp({ settings: { DIST_DIR: distDir } });
  const getStatus = async (url: string) => (await app.inject(url)).statusCode;
  for (const { path } of indexablePages) expect([path, await getStatus(path)]).toEqual([path, 200]);
  const getType = async (url: string) => (await app.inject(url)).headers["content-type"];
  expect(await getType("/sitemap.xml")).toMatch(/^(application|text)\/xml/);
  expect(await getType("/robots.txt")).toMatch(/^text\/plain/);
  expect(await getType("/favicon.png")).toBe("image/png");
  expect(await getType("/og/home.de.png")).toBe("image/png");
});

test("confirmations and not-found pages are not indexed", () => {
  const unlistedPages = site.pages.filter(
    (page) => !indexablePages.some(({ file }) => file === page.file),
  );
  expect(unlistedPages.length).toBeGreaterThanOrEqual(3 * releasedLocales.length);
  for (const { file, $ } of unlistedPages) {
    expect([file, $("meta[name=robots]").attr("content")]).toEqual([file, "noindex"]);
    expect($("link[rel=canonical], link[rel=alternate]")).toHaveLength(0);
    expect($('script[type="application/ld+json"], meta[property^="og:"]')).toHaveLength(0);
  }
});

test("every page has the same speculation rules", () => {
  const rules = new Set(site.pages.map(({ $ }) => $("script[type=speculationrules]").text()));
  expect(rules.size).toBe(1);
  expect(JSON.parse([...rules].join())).toHaveProperty("prefetch");
});

test("every page preloads one font", () => {
  const fonts = site.pages.map(({ $ }) =>
    Array.from($("link[rel=preload][as=font]"), (link) => $(link).attr("href")),
  );
  expect(new Set(fonts.map((names) => names.join())).size).toBe(1);
  expect(fonts[0]).toHaveLength(1);
});
