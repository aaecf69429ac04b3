import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { beforeEach, expect, test } from "vitest";
import { catalog } from "#load/catalog.ts";
import { formatIssue, isPendingTranslation } from "#load/content-issue.ts";
import { formatIssues } from "#tests/harness/format-issues.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { collectAdminData } from "#tools/admin/collect-admin-data.ts";
import { findCrossFileIssues, readContentIssues } from "#tools/content/content-issues.ts";
import { projectRoot } from "#tools/project.ts";
import { createContentLoader } from "./content.config.ts";

let root = "";

beforeEach(() => {
  root = createTempFolder();
  cpSync(join(projectRoot, "content"), join(root, "content"), { recursive: true });
});

/** Changes a file as an editor does. */
function changeFile(file: string, change: (text: string) => string): void {
  const path = join(root, "content", file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** The errors of the build's loaders, one a line. Warnings go to `warn`. */
async function refusedByBuild(warn = (_warning: string) => {}): Promise<string[]> {
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    store: { keys: () => [], set: () => true, delete: () => {} },
    logger: { warn, error: () => {} },
    parseData: async ({ data }: { data: unknown }) => data,
  } as unknown as LoaderContext;
  const refusedCount = await Promise.all(
    Object.values(catalog).map(async (collection) => {
      try {
        await createContentLoader(collection).load(context);
        return [];
      } catch (error) {
        return (error as Error).message.split("\n").slice(1);
      }
    }),
  );
  return [...new Set(refusedCount.flat())];
}

test("keeps the former words in development while the brand has a mistake", async () => {
  const entries = new Map<string, unknown>();
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    store: {
      keys: () => [...entries.keys()],
      set: (entry: { id: string }) => entries.set(entry.id, entry),
      delete: (id: string) => entries.delete(id),
    },
    logger: { warn: () => {}, error: () => {} },
    watcher: { add: () => {}, on: () => {} },
  } as unknown as LoaderContext;
  const loader = createContentLoader(catalog.hr);
  await loader.load(context);
  const formerEntries = structuredClone(entries);
  expect(formerEntries.size).toBeGreaterThan(0);
  changeFile("brand.yaml", (text) => text.replace(/^name:/m, "nam:"));
  await loader.load(context);
  expect(entries).toEqual(formerEntries);
});

const append = (addedText: string) => (text: string) => `${text.trimEnd()}\n\n${addedText}\n`;

/** Mistakes within files and between them: the file, its change, and the expected message. */
const mistakes: [file: string, change: (text: string) => string, words: RegExp][] = [
  ["pages/faq/sv.yaml", () => 'title: "open', /quotation mark/],
  ["interface-texts/en.yaml", append("extra: words"), /: extra: is not a known key/],
  [
    "brand.yaml",
    (text) => text.replace(/^mark: .*/m, "mark: content/no.svg"),
    /:\d+: mark: .*no\.svg/,
  ],
  ["city-names.yaml", append("Paris: 3"), /:\d+: Paris/],
  ["legal/terms/de.md", append("{nothing}"), /:\d+: .*\{nothing\}/],
  ["science/end-goal/sv.md", append("[x](term:nowhere)"), /:\d+: .*"nowhere"/],
  [
    "science-figures.yaml",
    (text) => text.replace(/^( +source: ).*/m, "$1nowhere"),
    /:\d+: .*"nowhere"/,
  ],
];

test("status and build report the same mistakes", async () => {
  for (const [file, change] of mistakes) changeFile(file, change);
  const errors = formatIssues(readContentIssues(root), "error");
  for (const [file, , expectedMessage] of mistakes) {
    const reported = errors.filter((line) => line.startsWith(`content/${file}:`));
    expect(reported).toContainEqual(expect.stringMatching(expectedMessage));
  }
  expect((await refusedByBuild()).sort()).toEqual(errors.sort());
});

const [englishWords = ""] = readContent<Record<string, string[]>>("foreign-words.yaml").en ?? [];

/** Faults that a build may have and a release must not, one for each check. */
const faults: typeof mistakes = [
  ["legal/imprint/de.md", append("Also!"), /:\d+: must not have an exclamation mark: !/],
  ["legal/terms/en.md", append("Send it to Київ."), /:\d+: the typeface has no “К”/],
  ["legal/terms/de.md", append(englishWords), /\]\(lang:en\)$/],
  [
    "city-names.yaml",
    append("Nowhere:\n  sv: Ingenstans"),
    /: must be the first name of the city in GeoNames/,
  ],
  ["legal/terms/sv.md", append("[x](https://www.other.example)"), /links to www\.other\.example/],
  ["legal/cookies/sv.md", append("[x](page:privacy#nowhere)"), /has no anchor "nowhere"/],
  ["legal/cookies/de.md", append("{purpose} {purpose}"), /repeats \{purpose\} of /],
];

test("status, editor and build report the same faults that a release must not have", async () => {
  for (const [file, change] of faults) changeFile(file, change);
  const issues = readContentIssues(root);
  const warnings = formatIssues(issues, "warning");
  expect(formatIssues(issues, "error")).toEqual([]);
  for (const [file, , expectedMessage] of faults) {
    const reported = warnings.filter((warning) => warning.startsWith(`content/${file}:`));
    expect(reported).toContainEqual(expect.stringMatching(expectedMessage));
  }
  const warned = new Set(findCrossFileIssues(root).map(formatIssue));
  expect(await refusedByBuild((warning) => warned.add(warning))).toEqual([]);
  // For a language in preparation the build reports mistakes, but no missing texts.
  const expected = issues.filter((issue) => !isPendingTranslation(issue)).map(formatIssue);
  expect([...warned].sort()).toEqual(expected.toSorted());
  const listedIssues = collectAdminData(undefined, root)["issues.json"]?.() as {
    issue: string;
  }[];
  expect(listedIssues.map(({ issue }) => issue)).toEqual(expected);
});
