import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formEndpoints } from "#contract/endpoints.ts";
import { readBrand } from "#load/brand/read-brand.ts";
import { listAnchors } from "#load/page-anchors.ts";
import type { LinkedHosts } from "#load/schema/linked-hosts.ts";
import { releasedLocales } from "#locale/languages.ts";
import { translatedPageIds } from "#locale/routes.ts";
import { readSettings } from "#server/settings/settings.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { distDir, projectRoot } from "#tools/project.ts";
import { getPage, site } from "./harness/built-site.ts";
import { findPageLinkIssues } from "./rules/links.ts";

const { SITE_URL, PLATFORM_URL } = readSettings();

/** The host of the DOIs of sources, and those to which texts link. */
const externalHosts = ["doi.org", ...readContent<LinkedHosts>("linked-hosts.yaml").hosts];
const trainings = readContent<Record<string, { link?: string }>>("training-dates.yaml");
const contentUrls = [
  readBrand(projectRoot).booking,
  ...Object.values(trainings).map(({ link }) => link),
];

test("no page has a dead link, a missing file or a link to another language", () => {
  const rules = {
    siteUrl: SITE_URL,
    externalHosts: [
      new URL(PLATFORM_URL).host,
      ...externalHosts,
      ...contentUrls.flatMap((url) => (url ? [new URL(url).host] : [])),
    ],
    endpoints: Object.values(formEndpoints),
  };
  expect(findPageLinkIssues(site, rules)).toEqual([]);
});

test("pages are in the files in which static hosts look for their URLs", () => {
  for (const { file, path = "" } of site.pages.filter(({ kind }) => kind === "page")) {
    expect(`/${file}`).toBe(path.endsWith("/") ? `${path}index.html` : `${path}.html`);
  }
});

test.each(translatedPageIds)("%s has the anchors that texts may link to", (id) => {
  for (const locale of releasedLocales) {
    const { $ } = getPage(id, locale);
    const anchors = listAnchors(projectRoot, id, locale);
    expect(anchors.filter((anchor) => $(`main [id="${anchor}"]`).length !== 1)).toEqual([]);
  }
});

test("photos have no metadata on place, time or camera", () => {
  const marks = ["Exif\0\0", "EXIF", "eXIf", "http://ns.adobe.com/xap/", "XMP ", "8BIM"];
  const photos = globSync("_astro/**/*.{webp,avif,png,jpg,jpeg}", { cwd: distDir });
  const telling = photos.filter((file) => {
    const photo = readFileSync(join(distDir, file));
    return marks.some((mark) => photo.includes(mark, 0, "latin1"));
  });
  expect(telling).toEqual([]);
});

test.each([
  ["shapes", 170 * 1024],
  ["cities", 25 * 1024],
])("the %s of the base map take at most %d bytes, compressed", (name, maxBytes) => {
  const files = globSync(`map/${name}.*.json.br`, { cwd: distDir });
  expect(files).toHaveLength(1);
  for (const file of files) expect(statSync(join(distDir, file)).size).toBeLessThan(maxBytes);
});
