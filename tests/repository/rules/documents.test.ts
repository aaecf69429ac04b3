import { describe, expect, it } from "vitest";
import { findLostNames, wordsOf } from "./documents.ts";

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
  words: wordsOf([
    'const options = { "skip-wrong": { type: "boolean" }, output: { type: "string" } };',
    "SITE_URL: z.url(), // see --explain",
    "purge_held_entries: new Gauge(), defineForm(name), <FormFields of={fields} />, node_modules",
  ]),
};

const lostIn = (text: string, document = "README.md") => findLostNames(document, text, project);

describe("passes", () => {
  it.each([
    "`package.json`, `content`, `content/pages/home` and `content/pages/home/`",
    "`src/pages/[...home].astro` and `.ci/run`",
    "`content/pages/<page>/en.yaml`, `src/ui/*.test.tsx`, `content/pages/home/{en,sv}.yaml`",
    "`en.yaml` by its name alone",
    "`dist/index.html`, `./data`, `node_modules/.bin`",
    "`/sv/produkt`, `/api/customer-prospect`, `@astrojs/check`, `zod/mini`, `.astro`, `https://a.example/b.md`",
    "[a link](docs/content.md#top), [another](https://a.example/), `#contract/prospect`",
    "`npm ci && npm start`, `npm test`, `npm run test:unit`, `npm run prospects -- list`",
    "`npm run --silent prospects -- list`, `npm run --silent` is quiet, `npm install`",
    "```\nsrc/nope.ts\n```",
    "`SITE_URL`, `purge_held_entries`, `defineForm(…)`, `FormFields` and DefineForms",
    "`--skip-wrong`, `npm run prospects -- --explain`, `npm run prospects -- x --output b.csv`",
    "GMT, `USD`, `A1B2-C3D4`, `git clone --depth 1`, --silent",
    "```sh\ndocker run --read-only x\n```",
  ])("%s", (text) => {
    expect(lostIn(text)).toEqual([]);
  });

  it("names beside the document", () => {
    expect(lostIn("`content.md`, [this](content.md)", "docs/other.md")).toEqual([]);
  });
});

describe("objects to", () => {
  it.each([
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
    ["`purge_held_entry`", "purge_held_entry"],
    ["`defineForms(name)`", "defineForms"],
    ["`FormField` in `package.json`", "FormField"],
    ["`--skip-rong`", "option --skip-rong"],
    ["```sh\nnpm run prospects -- list --formta csv\n```", "option --formta"],
    ["`nginx.conf`", "nginx.conf"],
  ])("%s", (text, name) => {
    expect(lostIn(text)).toEqual([`README.md: ${name} does not exist`]);
  });
});
