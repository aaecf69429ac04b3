import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { beforeEach, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { catalogue } from "#load/catalogue";
import { contentLoader } from "#load/content-loader";
import { tempFolder } from "#tests/harness/temp-folder";
import { projectRoot } from "#tools/project";
import { findContentProblems } from "./content-problems.ts";

let root = "";

beforeEach(() => {
  root = tempFolder();
  cpSync(join(projectRoot, "content"), join(root, "content"), { recursive: true });
});

/** Changes a file as an editor does. */
function changeFile(file: string, change: (text: string) => string): void {
  const path = join(root, "content", file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** What the loaders of the build throw, a line each. */
async function refusedByBuild(): Promise<string[]> {
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    store: { keys: () => [], set: () => true, delete: () => {} },
    logger: { warn: () => {}, error: () => {} },
    parseData: async ({ data }: { data: unknown }) => data,
    generateDigest: () => "",
  } as unknown as LoaderContext;
  const refused = await Promise.all(
    Object.values(catalogue).map(async (kind) => {
      try {
        await contentLoader(kind).load(context);
        return [];
      } catch (error) {
        return (error as Error).message.split("\n").slice(1);
      }
    }),
  );
  return [...new Set(refused.flat())];
}

interface Tree {
  [key: string]: Tree | undefined;
}
type Change = (text: string) => string;

/** Changes a value of a file. */
const set =
  (path: string, value: unknown): Change =>
  (text) => {
    const data: Tree = parse(text, { merge: true });
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const group = keys.reduce<Tree>((at, key) => at[key] ?? {}, data);
    Object.assign(group, { [last]: value });
    return stringify(data, { aliasDuplicateObjects: false });
  };
const append =
  (more: string): Change =>
  (text) =>
    `${text.trimEnd()}\n\n${more}\n`;

type Mistake = [what: string, file: string, change: Change, words: RegExp];

/** Mistakes within a file, and the words in which both say so. */
const ofFiles: Mistake[] = [
  ["a file that cannot be read", "pages/faq/sv.yaml", () => 'title: "open', /quotation mark/],
  ["an unknown key", "messages/en.yaml", append("extra: words"), /: extra: no such key/],
  [
    "a headline that is too long for its picture",
    "pages/about/en.yaml",
    set("hero.title", "far too long ".repeat(20)),
    /:\d+: hero\.title: is too long for the picture/,
  ],
  [
    "the same in a legal text",
    "legal/terms/sv.md",
    (text) => text.replace(/^title: .*$/m, `title: ${"alltför lång ".repeat(20)}`),
    /:\d+: title: is too long for the picture/,
  ],
  [
    "a figure without one of its rows",
    "science-figures.yaml",
    set("reliability.rows", [{ id: "all", from: 0.5 }]),
    /:\d+: reliability\.rows: needs exactly 3 entries: .*directiveness/,
  ],
];

/** Mistakes that show between files. */
const betweenFiles: Mistake[] = [
  [
    "a picture that is not there",
    "brand.yaml",
    set("mark", "content/brand/none.svg"),
    /:\d+: mark: .*none\.svg/,
  ],
  ["a fact that is not there", "legal/terms/de.md", append("{nothing}"), /:\d+: .*\{nothing\}/],
  [
    "a link to a term that is not there",
    "science/end-goal/sv.md",
    append("[x](term:nowhere)"),
    /:\d+: .*"nowhere"/,
  ],
  [
    "a figure without its source",
    "science-figures.yaml",
    set("variance.source", "nowhere"),
    /:\d+: .*"nowhere"/,
  ],
];

it.each([
  ["within files", ofFiles],
  ["between files", betweenFiles],
])("status and build say the same of mistakes %s", async (_, mistakes) => {
  for (const [, file, change] of mistakes) changeFile(file, change);
  const { problems, isBroken } = findContentProblems(root);
  expect(isBroken).toBe(mistakes === ofFiles);
  for (const [what, file, , words] of mistakes) {
    const told = problems.filter((problem) => problem.startsWith(`content/${file}:`));
    expect(told, what).toContainEqual(expect.stringMatching(words));
  }
  expect((await refusedByBuild()).sort()).toEqual(problems.sort());
});

it("status and build say the same of a file that is missing", async () => {
  rmSync(join(root, "content/messages/en.yaml"));
  const { problems } = findContentProblems(root);
  expect(problems).toEqual([expect.stringMatching(/^content\/messages\/en\.yaml is missing/)]);
  expect(await refusedByBuild()).toEqual(problems);
});

it("status also reads what is not in the pages", () => {
  changeFile("city-names.yaml", append("Paris: 3"));
  expect(findContentProblems(root).problems).toEqual([
    expect.stringMatching(/city-names\.yaml:\d+: Paris/),
  ]);
});
