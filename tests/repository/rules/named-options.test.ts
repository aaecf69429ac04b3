import { expect, it } from "vitest";
import { findLostOptions, knownNamesIn } from "./named-options.ts";

const known = knownNamesIn([
  'const options = { "skip-wrong": { type: "boolean" }, output: { type: "string" } };',
  "SITE_URL: z.url(), // see --explain",
]);
const lostIn = (text: string) => findLostOptions("a.md", text, known);

it("knows what code declares or writes", () => {
  const text =
    "`SITE_URL`, `--skip-wrong`, `npm run bench -- --explain`, `npm run a -- x --output b.csv`";
  expect(lostIn(text)).toEqual([]);
});

it.each([
  ["`SITE_URI`", "the setting SITE_URI"],
  ["`--skip-rong`", "the option --skip-rong"],
  ["```sh\nnpm run a -- list --formta csv\n```", "the option --formta"],
])("objects to %j", (text, name) => {
  expect(lostIn(text)).toEqual([`a.md: ${name} does not exist`]);
});

it("leaves alone what other programs take, and words in capitals", () => {
  expect(
    lostIn("```sh\ndocker run --read-only x\n```\nGMT, `USD`, --silent, `git clone --depth 1`"),
  ).toEqual([]);
});
