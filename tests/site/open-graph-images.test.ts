import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrand } from "#load/brand/read-brand.ts";
import { type Locale, languages } from "#locale/languages.ts";
import { getAlternates } from "#locale/routes.ts";
import { readSettings } from "#server/settings/settings.ts";
import { distDir, projectRoot } from "#tools/project.ts";
import { pages } from "./harness/built-site.ts";
import { type BuiltIndexablePage, isIndexablePage } from "./harness/indexable-page.ts";

const { SITE_URL } = readSettings();
const brand = readBrand(projectRoot);
const indexablePages = pages.filter(isIndexablePage);
const readDistFile = (path: string) => readFileSync(join(distDir, path));
const toOpenGraph = (locale: Locale) => languages[locale].regionalTag.replace("-", "_");

test.each(indexablePages)("$file has the metadata of a shared link", (page) => {
  const { "og:image:alt": [alt = ""] = [], ...tags } = readShareTags(page);
  expect(tags).toEqual(expectedShareTags(page));
  // Either may have the no-break spaces of an editor.
  const [headline = "", described = ""] = [page.$("h1").text().trim(), alt].map((text) =>
    text.replaceAll(/\s+/g, " "),
  );
  expect(described.startsWith(`${headline} `)).toBe(true);
  expect(alt.length).toBeGreaterThan(headline.length + 30);
});

test.each(indexablePages)(
  "$file has a picture of the size that it states, under 100 KB",
  (page) => {
    const picture = readDistFile(`og/${page.id}.${page.locale}.png`);
    expect(readPngSize(picture)).toEqual({ width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(100 * 1024);
  },
);

test("no two Open Graph images are the same", () => {
  const pictures = indexablePages.map(({ id, locale }) =>
    readDistFile(`og/${id}.${locale}.png`).toString("base64"),
  );
  expect(new Set(pictures).size).toBe(indexablePages.length);
});

test("the site has icons for tabs and home screens", () => {
  expect(readPngSize(readDistFile("apple-touch-icon.png"))).toEqual({ width: 180, height: 180 });
  expect(readPngSize(readDistFile("favicon.png"))).toEqual({ width: 32, height: 32 });
  for (const { $ } of pages) {
    const icon = $('link[rel=icon][type="image/svg+xml"]').attr("href") ?? "";
    expect(decodeURIComponent(icon)).toMatch(
      /^data:image\/svg\+xml,<svg xmlns=.*prefers-color-scheme:dark/,
    );
  }
});

/** The Open Graph metadata of a page. */
function readShareTags({ $ }: BuiltIndexablePage): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const element of $('meta[property^="og:"], meta[name^="twitter:"]').toArray()) {
    const name = $(element).attr("property") ?? $(element).attr("name") ?? "";
    tags[name] = [...(tags[name] ?? []), $(element).attr("content") ?? ""];
  }
  return tags;
}

function expectedShareTags({ $, id, locale, path }: BuiltIndexablePage): Record<string, string[]> {
  const otherAlternates = getAlternates(id).filter((alternate) => alternate.locale !== locale);
  return {
    "og:type": ["website"],
    "og:site_name": [brand.name],
    "og:title": [$("title").text()],
    "og:description": [$("meta[name=description]").attr("content") ?? ""],
    "og:url": [SITE_URL + path],
    "og:locale": [toOpenGraph(locale)],
    ...(otherAlternates.length > 0 && {
      "og:locale:alternate": otherAlternates.map((other) => toOpenGraph(other.locale)),
    }),
    "og:image": [`${SITE_URL}/og/${id}.${locale}.png`],
    "og:image:type": ["image/png"],
    "og:image:width": ["1200"],
    "og:image:height": ["630"],
    "twitter:card": ["summary_large_image"],
  };
}

function readPngSize(file: Buffer): { width: number; height: number } {
  expect(file.toString("latin1", 0, 8)).toBe("\x89PNG\r\n\x1a\n");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
