import { describe, expect, test } from "vitest";
import { collectWords, findMissingNames } from "./documents.ts";

const project = {
  files: [
    "README.md",
    "package.json",
    "docs/content.md",
    "content/pages/home/en.yaml",
    "src/pages/[...home].astro",
    "src/ui/Button.test.tsx",
    ".ci/run",
  ],
  scripts: ["start", "test", "test:unit", "prospects"],
  words: collectWords([
    "SITE_URL: z.url(), // see --explain",
    "purge_unconfirmed_entries: new Gauge(), defineForm(name), <FormFields of={fields} />, node_modules",
  ]),
};

const findMissingIn = (text: string, document = "README.md") =>
  findMissingNames(document, text, project);

test("accepts names beside the document, and names outside the project", () => {
  expect(findMissingIn("`content.md`, [this](content.md)", "docs/other.md")).toEqual([]);
  expect(findMissingIn("GMT, `USD`, `git clone --depth 1`, --silent, `dist/index.html`")).toEqual(
    [],
  );
});

test("lets the changelog name code that is gone, and no files", () => {
  const text = "`defineForms` is gone, see `docs/nope.md`";
  expect(findMissingIn(text, "CHANGELOG.md")).toEqual([
    "CHANGELOG.md: docs/nope.md does not exist",
  ]);
});

describe("the rules for documents object to", () => {
  test.each([
    ["`src/ui/Card.tsx`", "src/ui/Card.tsx"],
    ["run `node src/nope.ts` now", "src/nope.ts"],
    ["`content/pages/about`", "content/pages/about"],
    ["`gone/file.ts`", "gone/file.ts"],
    ["`nope.json`", "nope.json"],
    ["`src/ui/*.css`", "src/ui/*.css"],
    ["[a link](docs/nope.md)", "docs/nope.md"],
    ["`npm run nope`", "npm script nope"],
    ["```\nnpm run nope -- list\n```", "npm script nope"],
    ["`SITE_URI`", "SITE_URI"],
    ["`purge_unconfirmed_entry`", "purge_unconfirmed_entry"],
    ["`defineForms(name)`", "defineForms"],
    ["`FormField` in `package.json`", "FormField"],
    ["`nginx.conf`", "nginx.conf"],
  ])("%s", (text, name) => {
    expect(findMissingIn(text)).toEqual([`README.md: ${name} does not exist`]);
  });
});
