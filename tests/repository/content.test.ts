import { expect, it } from "vitest";
import { catalogue } from "#load/catalogue";
import { placeOf } from "#load/source/content-source";
import { leavesOf } from "#load/source/keys";
import { defaultLocale } from "#locale/languages";
import { readContentFiles } from "#tools/content/content-files";
import { findSameTexts, readAllowList } from "#tools/content/untranslated";
import { projectRoot } from "#tools/project";
import { findLegalFigureProblems } from "./rules/legal-figures.ts";
import { findProseProblems } from "./rules/prose-parity.ts";
import { findWordingProblems } from "./rules/wording.ts";

const files = readContentFiles(projectRoot);

/** Texts that are prescribed word for word, and so may break our own rules. */
const prescribed = ["Thank you for reaching out! We will get back to you shortly."];

/** Text sizes that the accessibility statement names: neither facts nor prices. */
const textSizes = ["percent", "procent", "Prozent"].flatMap((unit) => [
  `200 ${unit}`,
  `400 ${unit}`,
]);

it("finds the content", () => {
  expect(files.map(({ path }) => path)).toContain("content/messages/en.yaml");
});

it.each(Object.entries(catalogue))("is valid: %s", (_, kind) => {
  const { problems, warnings } = kind.read(projectRoot);
  expect([...problems, ...warnings]).toEqual([]);
});

it.each(files.filter(({ locale }) => locale !== undefined))(
  "$path has the keys of the English file",
  ({ group, content }) => {
    const original = files.find((file) => file.group === group && file.locale === defaultLocale);
    if (original) expect(keysOf(content)).toEqual(keysOf(original.content));
  },
);

it("has the same headings, figures and links in the prose of every language", () => {
  expect(findProseProblems(files)).toEqual([]);
});

it("leaves nothing empty", () => {
  const empty = files.flatMap((file) =>
    [...leavesOf(file.content)]
      .filter(([, value]) => value === null || String(value).trim() === "")
      .map(([key]) => placeOf(file, key)),
  );
  expect(empty).toEqual([]);
});

it("leaves nothing untranslated but what the list allows", () => {
  const { found } = findSameTexts(files, readAllowList(projectRoot));
  expect(found.map(({ file, key }) => placeOf(file, key))).toEqual([]);
});

it("keeps to our words and to the marks of each language", () => {
  // Quotes are in the words of those who gave them.
  const ours = files.filter(({ path }) => path !== "content/testimonials.yaml");
  expect(ours.flatMap((file) => findWordingProblems(file, prescribed))).toEqual([]);
});

it("takes the periods and prices of legal texts from the facts", () => {
  expect(files.flatMap((file) => findLegalFigureProblems(file, textSizes))).toEqual([]);
});

function keysOf(content: unknown): string[] {
  return [...leavesOf(content)].map(([key]) => key).sort();
}
