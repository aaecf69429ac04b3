import { expect, it } from "vitest";
import { catalogue } from "#load/catalogue";
import { placeOf } from "#load/source/content-source";
import { leavesOf } from "#load/source/keys";
import { defaultLocale } from "#locale/languages";
import { readContentFiles } from "#tools/content/content-files";
import { readContentProblems } from "#tools/content/content-problems";
import { projectRoot } from "#tools/project";

const files = readContentFiles(projectRoot);

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

it("leaves nothing empty", () => {
  const empty = files.flatMap((file) =>
    [...leavesOf(file.content)]
      .filter(([, value]) => value === null || String(value).trim() === "")
      .map(([key]) => placeOf(file, key)),
  );
  expect(empty).toEqual([]);
});

it("leaves nothing that a release must not have", () => {
  expect(readContentProblems(projectRoot)).toEqual({ problems: [], warnings: [] });
});

function keysOf(content: unknown): string[] {
  return [...leavesOf(content)].map(([key]) => key).sort();
}
