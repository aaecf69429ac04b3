import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readBuiltSite } from "#tools/built-site";
import { builtSite, projectRoot } from "#tools/project";
import { type ForeignWords, findUnmarkedWords } from "./rules/foreign-words.ts";
import { findHtmlProblems } from "./rules/html-basics.ts";
import { findValidityProblems } from "./rules/html-validity.ts";

const { pages } = readBuiltSite(builtSite);

it("is valid on every page", async () => {
  const problems: string[] = [];
  for (const page of pages) problems.push(...(await findValidityProblems(page)));
  expect(problems).toEqual([]);
});

it("has sound outlines, ids, pictures and fields", () => {
  expect(pages.flatMap(findHtmlProblems)).toEqual([]);
});

it("says in which language foreign words are", () => {
  const words: ForeignWords = parse(
    readFileSync(join(projectRoot, "content/foreign-words.yaml"), "utf8"),
  );
  expect(pages.flatMap((page) => findUnmarkedWords(page, words))).toEqual([]);
  const shown = pages.map(({ $ }) => $("body").text()).join("\n");
  const idle = Object.values(words)
    .flat()
    .filter((word) => !shown.includes(word));
  expect(idle, "listed, but on no page").toEqual([]);
});
