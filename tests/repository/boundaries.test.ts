import { beforeAll, describe, expect, it } from "vitest";
import { lintSnippets } from "./rules/lint-snippets.ts";

/** What each directory may and may not import. */
const directories: { file: string; allowed: string[]; forbidden: string[] }[] = [
  {
    file: "locale/x.ts",
    allowed: ["#locale/languages", "./languages.ts"],
    forbidden: [
      "#contract/problem",
      "#load/pages",
      "zod/mini",
      "node:fs",
      "../contract/problem.ts",
    ],
  },
  {
    file: "contract/x.ts",
    allowed: ["#contract/problem", "#locale/languages", "./problem.ts", "zod/mini"],
    forbidden: ["#ui/Button.tsx", "#load/pages", "zod", "fastify", "../locale/languages.ts"],
  },
  {
    file: "server/x.ts",
    allowed: ["#contract/problem", "#locale/languages", "./env.ts", "fastify", "node:fs", "zod"],
    forbidden: [
      "#ui/Button.tsx",
      "#load/pages",
      "#sections/Hero.tsx",
      "#tools/project",
      "#tests/harness/forms",
      "astro:content",
      "react",
      "../src/ui/Button.tsx",
    ],
  },
  {
    file: "server/routes/x.ts",
    allowed: ["../env.ts", "../store/schema.ts"],
    forbidden: ["../../src/load/pages.ts", "../../contract/problem.ts", "../../content/facts.yaml"],
  },
  {
    file: "src/ui/X.tsx",
    allowed: ["#ui/Button.tsx", "./Button.tsx", "react", "lucide-react", "react-markdown"],
    forbidden: [
      "#islands/Tabs.tsx",
      "#sections/Hero.tsx",
      "#load/pages",
      "#contract/problem",
      "#locale/languages",
      "astro:content",
      "../islands/Tabs.tsx",
    ],
  },
  {
    file: "src/islands/X.tsx",
    allowed: [
      "#islands/Tabs.tsx",
      "#ui/Button.tsx",
      "#contract/problem",
      "#locale/languages",
      "react",
      "zod/mini",
    ],
    forbidden: ["#sections/Hero.tsx", "#load/pages", "zod", "astro:content", "../load/pages.ts"],
  },
  {
    file: "src/sections/X.tsx",
    allowed: [
      "#sections/Hero.tsx",
      "#islands/Tabs.tsx",
      "#ui/Button.tsx",
      "#locale/formats",
      "#contract/problem",
    ],
    forbidden: ["#load/pages", "#layouts/Header.tsx", "astro:content", "../load/pages.ts"],
  },
  {
    file: "src/layouts/X.tsx",
    allowed: ["#ui/Button.tsx", "#load/pages", "../styles/site.css"],
    forbidden: [
      "astro:content",
      "../../content/facts.yaml",
      "../load/pages.ts",
      "#server/env",
      "#tools/project",
      "#tests/harness/forms",
    ],
  },
  {
    file: "src/share/x.ts",
    allowed: ["#ui/Logo.tsx", "#locale/routes", "#load/schema/messages", "satori", "node:fs"],
    forbidden: ["#load/content", "#sections/Hero.tsx", "#layouts/Header.tsx", "../load/pages.ts"],
  },
  {
    file: "src/structured-data/x.ts",
    allowed: ["#locale/routes", "#load/schema/facts", "./node.ts"],
    forbidden: ["#load/content", "#ui/Logo.tsx", "#share/palette.ts", "../load/pages.ts"],
  },
  {
    file: "src/x.ts",
    allowed: ["astro:middleware", "./load/pages.ts", "#locale/routes"],
    forbidden: ["astro:content", "../server/env.ts", "../contract/problem.ts"],
  },
  {
    file: "src/load/x.ts",
    allowed: ["astro:content", "./pages.ts", "#locale/routes", "#contract/problem"],
    forbidden: ["#ui/Button.tsx", "#islands/Tabs.tsx", "#sections/Hero.tsx", "../ui/Button.tsx"],
  },
];

/** Code that violates a custom lint rule, and the same code corrected. */
const habits: { rule: string; category: string; bad: [string, string]; good: [string, string] }[] =
  [
    {
      rule: "sections take only types from load",
      category: "plugin",
      bad: ["src/sections/Bad.tsx", 'import { home } from "#load/home";\nexport const a = home;\n'],
      good: [
        "src/sections/Good.tsx",
        'import type { Home } from "#load/home";\nexport type A = Home;\n',
      ],
    },
    {
      rule: "islands take only types from load",
      category: "plugin",
      bad: ["src/islands/Bad.tsx", 'import { a } from "#load/schema/home";\nexport const b = a;\n'],
      good: [
        "src/islands/Good.tsx",
        'import type { Home } from "#load/schema/home";\nexport type A = Home;\n',
      ],
    },
    {
      rule: "only load touches the content collections",
      category: "lint/style/noRestrictedImports",
      bad: [
        "src/pages/bad.astro",
        '---\nimport { getEntry } from "astro:content";\n---\n{getEntry("a")}\n',
      ],
      good: [
        "src/pages/good.astro",
        '---\nimport { loadHome } from "#load/home";\n---\n{loadHome("en")}\n',
      ],
    },
    {
      rule: "a dynamic import stays in its directory, too",
      category: "plugin",
      bad: ["server/dynamic-bad.ts", 'export const a = () => import("../src/load/pages.ts");\n'],
      good: ["server/dynamic-good.ts", 'export const a = () => import("./env.ts");\n'],
    },
  ];

let objections: Record<string, string[]> = {};

beforeAll(async () => {
  const imports = directories.flatMap(({ file, allowed, forbidden }) =>
    [...allowed, ...forbidden].map((source) => [importerOf(file, source), importCode(source)]),
  );
  const pieces = habits.flatMap(({ bad, good }) => [bad, good]);
  objections = await lintSnippets(Object.fromEntries([...imports, ...pieces]));
});

describe.each(directories)("$file", ({ file, allowed, forbidden }) => {
  it.each(allowed)("may import %s", (source) => {
    expect(objections[importerOf(file, source)]).toEqual([]);
  });

  it.each(forbidden)("must not import %s", (source) => {
    expect(objections[importerOf(file, source)]).toEqual([
      expect.stringMatching(/^(lint\/style\/noRestrictedImports|plugin): /),
    ]);
  });
});

it.each(habits)("$rule", ({ category, bad, good }) => {
  expect(objections[bad[0]]).toEqual([expect.stringContaining(`${category}: `)]);
  expect(objections[good[0]]).toEqual([]);
});

/** A file for each import, named as the directory's convention requires. */
function importerOf(file: string, source: string): string {
  const words = `from ${source}`.split(/[^a-z]+/i).filter(Boolean);
  const name = file.endsWith("X.tsx")
    ? words.map((word) => word[0]?.toUpperCase() + word.slice(1).toLowerCase()).join("")
    : words.join("-").toLowerCase();
  return file.replace(/x(?=\.tsx?$)/i, name);
}

function importCode(source: string): string {
  return `import { a } from "${source}";\nexport const b = a;\n`;
}
