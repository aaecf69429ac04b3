import { compile } from "tailwindcss";
import { expect, test } from "vitest";
import { listProjectFiles, readProjectFile } from "#tests/harness/project-files.ts";
import { lintSnippets } from "./rules/lint-snippets.ts";

const rawValues = [
  '<p className="w-[13px]">a</p>',
  '<p className="[&>*]:p-2">a</p>',
  '<p className="md:hover:[&_a]:p-4">a</p>',
  '<p className="[color:red]">a</p>',
  "<p className={`h-[2px]`}>a</p>",
  '<p style={{ color: "rgb(1, 2, 3)" }}>a</p>',
  '<circle fill="#fff" />',
  '<circle stroke="oklch(24% .035 215)" />',
  '{["text-[#fff]"]}',
  '{["#1a2b3c"]}',
];

const snippet = (element: string) => `export const A = () => <div>${element}</div>;\n`;
const objections = lintSnippets({
  ...Object.fromEntries(rawValues.map((code, i) => [`src/ui/Raw${i}.tsx`, snippet(code)])),
  "src/styles/raw.css": "a {\n  color: #1a2b3c;\n}\n",
  "src/ui/raw.css": "a {\n  color: #1a2b3c;\n}\n",
});

test.each(rawValues.map((code, i) => ({ code, i })))("the linter objects to $code", ({ i }) => {
  expect(objections[`src/ui/Raw${i}.tsx`]).toEqual([expect.stringMatching(/^plugin: .*token/)]);
});

test("the linter checks style sheets outside src/styles", () => {
  expect(objections["src/ui/raw.css"]).toEqual([expect.stringMatching(/noHexColors: /)]);
  expect(objections["src/styles/raw.css"]).toEqual([]);
});

test("Tailwind has classes for the colours of tokens only", async () => {
  const { build } = await compile(
    `${readProjectFile("src/styles/tokens.css")}\n@tailwind utilities;`,
  );
  const empty = build([]);
  expect(build(["text-red-500", "bg-pink-500", "text-white", "hover:border-black"])).toBe(empty);
  expect(build(["text-ink"])).toContain(".text-ink");
});

/** Raw colours in CSS and SVG. A reference such as url(#id) or href="#id" is none. */
const rawColor =
  /(?<![\w&/(])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
/** Up to the bracket of an arbitrary value, variant or property of Tailwind. */
const arbitraryClass = /\bclass(?::list)?=["{][^">]*\[/g;

// The linter's plugins do not see the attributes of .astro files.
test("no .astro file holds a raw colour or an arbitrary value", () => {
  const rawIn = (text: string) =>
    [rawColor, arbitraryClass].flatMap((raw) => text.match(raw) ?? []);
  expect(rawIn('<path class="w-full h-[3px]" fill="#fff" />')).toHaveLength(2);
  const files = listProjectFiles().filter((file) => /^src\/(?!styles\/).*\.astro$/.test(file));
  const found = files.flatMap((file) =>
    rawIn(readProjectFile(file)).map((raw) => `${file}: ${raw}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
