import { beforeEach, expect, test } from "vitest";
import { releasedLocales } from "#locale/languages.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { formatIssue } from "../content-issue.ts";
import { findMetaIssues, findSharedMeta } from "./meta.ts";

const validMeta = { title: "A title", description: "A description. ".repeat(6) };
const getFiles = (id: string) =>
  releasedLocales.map((locale) => `content/pages/${id}/${locale}.yaml`);
const page = (path: string, meta: object) => ({
  [`content/pages/${path}.yaml`]: JSON.stringify({ meta: { ...validMeta, ...meta } }),
});
let root = "";

beforeEach(() => {
  root = createTempFolder();
});

test("reports file, line, key, length and limit, with the product's name filled in", () => {
  writeFiles(root, {
    "content/brand.yaml": `name: ${"N".repeat(51)}`,
    ...page("home/en", { title: "{product}: too long" }),
    ...page("home/sv", { description: "Short" }),
    ...page("home/de", {}),
  });
  expect(findMetaIssues(root, getFiles("home")).map(formatIssue)).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\/en\.yaml:1: meta\.title: must be at most 60 characters, not 61/,
    ),
    expect.stringMatching(
      /^content\/pages\/home\/sv\.yaml:1: meta\.description: .* characters, not 5:/,
    ),
  ]);
});

test("counts the name of the site behind the title of a legal text", () => {
  const text = (title: string) =>
    `---\ntitle: ${title}\ndescription: ${validMeta.description}\n---\nA`;
  writeFiles(root, {
    "content/interface-texts/en.yaml": "site: { name: The site }",
    "content/legal/terms/en.md": text("T".repeat(50)),
  });
  const files = ["content/legal/terms/en.md"];
  expect(findMetaIssues(root, files).map(formatIssue).join()).toContain("60 characters, not 61: “");
  writeFiles(root, { "content/legal/terms/en.md": text("T".repeat(49)) });
  expect(findMetaIssues(root, files)).toEqual([]);
});

test("finds titles and descriptions that two pages of one language share", () => {
  for (const locale of releasedLocales) {
    writeFiles(root, page(`home/${locale}`, {}));
    const ownMeta = { title: "Another", description: `${locale} ${validMeta.description}` };
    writeFiles(
      root,
      page(`about/${locale}`, locale === "sv" ? { ...ownMeta, title: "A title" } : ownMeta),
    );
  }
  expect(
    findSharedMeta(root, [...getFiles("home"), ...getFiles("about")]).map(formatIssue),
  ).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\/sv.* differ from content\/pages\/home\/sv\.yaml:1/,
    ),
  ]);
});
