import { describe, expect, it } from "vitest";
import { findLostNames } from "./documents.ts";

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
  ])("%s", (text, name) => {
    expect(lostIn(text)).toEqual([`README.md: ${name} does not exist`]);
  });
});
