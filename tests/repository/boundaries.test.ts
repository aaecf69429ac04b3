import { describe, expect, test } from "vitest";
import { lintSnippets } from "./rules/lint-snippets.ts";

/** Examples of imports that each directory must not have: by alias, by path, from a package. */
const forbidden: Record<string, string[]> = {
  "locale/x.ts": ["#contract/problem.ts", "zod/mini", "node:fs", "../contract/problem.ts"],
  "contract/x.ts": ["#load/pages.ts", "zod", "fastify", "../locale/languages.ts"],
  "instrument/x.ts": [
    "#contract/problem.ts",
    "#load/pages.ts",
    "zod/mini",
    "../contract/problem.ts",
  ],
  "server/x.ts": ["#sections/Hero.tsx", "#tools/project.ts", "#tests/harness/forms.ts", "react"],
  "server/routes/x.ts": ["../../contract/problem.ts", "../../content/facts.yaml"],
  "tools/x.ts": ["#tests/harness/forms.ts", "../tests/harness/form-samples.ts"],
  "tools/test/x.ts": ["#tests/rehearsal/run.ts", "../../tests/rehearsal/run.ts"],
  "src/ui/X.tsx": [
    "#islands/Tabs.tsx",
    "#contract/problem.ts",
    "#locale/languages.ts",
    "../islands/Tabs.tsx",
  ],
  "src/islands/X.tsx": ["#sections/Hero.tsx", "zod", "astro:content", "../load/pages.ts"],
  "src/sections/X.tsx": ["#load/pages.ts", "#layouts/Header.tsx", "../load/pages.ts"],
  "src/layouts/X.tsx": [
    "astro:content",
    "#server/settings/settings.ts",
    "#tests/harness/forms.ts",
    "../load/pages.ts",
  ],
  "src/generated-images/x.ts": ["#load/content.ts", "#sections/Hero.tsx", "../load/pages.ts"],
  "src/structured-data/x.ts": ["#load/content.ts", "#ui/Logo.tsx", "../load/pages.ts"],
  "src/x.ts": ["astro:content", "../server/settings/settings.ts"],
  "src/load/x.ts": ["#ui/Button.tsx", "#sections/Hero.tsx", "../ui/Button.tsx"],
};

/** Code that violates a lint rule: the rule, the file, the code, and Biome's name of the rule, by default our own. */
const violations: [rule: string, file: string, code: string, category?: string][] = [
  [
    "sections take only types from load",
    "src/sections/Bad.tsx",
    'import { home } from "#load/home.ts";\nexport const a = home;\n',
  ],
  [
    "islands take only types from load",
    "src/islands/Bad.tsx",
    'import { a } from "#load/schema/home.ts";\nexport const b = a;\n',
  ],
  [
    "only load touches the content collections",
    "src/pages/bad.astro",
    '---\nimport { getEntry } from "astro:content";\n---\n{getEntry("a")}\n',
  ],
  [
    "a dynamic import stays in its directory, too",
    "server/dynamic-bad.ts",
    'export const a = () => import("../src/load/pages.ts");\n',
  ],
  [
    "no circle of imports",
    "server/circle/one.ts",
    'import { two } from "./two.ts";\nexport const one = () => two;\n',
    "lint/suspicious/noImportCycles",
  ],
  [
    "no circle of imports, not even of types",
    "server/circle/two.ts",
    'import type { one } from "./one.ts";\nexport const two: typeof one | null = null;\n',
    "lint/suspicious/noImportCycles",
  ],
  ...Object.entries({
    "vi-wait-for": "await vi.waitFor(() => expect(sent).toBe(1));",
    "vi-wait-until": "await vi.waitUntil(() => sent === 1, { timeout: 60_000 });",
    poll: "await expect.poll(() => sent, { interval: 1, timeout: 1000 }).toBe(1);",
    assertion: "await expect(page.getByRole('main')).toBeVisible({ timeout: 1000 });",
    negation: "await expect(page.locator('p')).not.toHaveText('a', { timeout: 1000 });",
    "to-pass": "await expect(async () => {}).toPass({ timeout: 1000 });",
    pause: "await page.waitForTimeout(1000);",
    default: "page.setDefaultTimeout(1000);",
  }).map(([name, code]): [string, string, string] => [
    `tests set no limit to a wait: ${name}`,
    `tests/e2e/${name}.spec.ts`,
    `${code}\n`,
  ]),
];

const imports = Object.entries(forbidden).flatMap(([file, sources]) =>
  sources.map((source, index) => [
    getImporter(file, index),
    `import { a } from "${source}";\nexport const b = a;\n`,
  ]),
);
const others = violations.map(([, file, code]) => [file, code]);
const objections = lintSnippets(Object.fromEntries([...imports, ...others]));

describe.each(Object.entries(forbidden))("%s", (file, sources) => {
  test.each(sources.entries().toArray())("%i: must not import %s", (index) => {
    expect(objections[getImporter(file, index)]).toEqual([expect.stringMatching(/^plugin: /)]);
  });
});

test.each(violations)("%s", (_rule, file, _code, category = "plugin") => {
  expect(objections[file]).toEqual([expect.stringContaining(`${category}: `)]);
});

test("folders above the project may have the names of directories", () => {
  const snippets = {
    "src/pages/a.ts": 'import { pages } from "#load/pages.ts";\nexport const a = pages;\n',
    "locale/b.ts": 'import { a } from "#contract/problem.ts";\nexport const b = a;\n',
  };
  const found = lintSnippets(snippets, "locale/server/idi");
  expect(found).toEqual({
    "src/pages/a.ts": [],
    "locale/b.ts": [expect.stringMatching(/^plugin: locale /)],
  });
});

/** A file for each import. */
function getImporter(file: string, index: number): string {
  return file.replace(/x(?=\.tsx?$)/i, `$&${index}`);
}
