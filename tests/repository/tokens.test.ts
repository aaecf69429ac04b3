import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { listProjectFiles } from "#tests/harness/project-files";
import { projectRoot } from "#tools/project";
import { lintSnippets } from "./rules/lint-snippets.ts";

const rawValues = [
  '<p className="w-[13px]">a</p>',
  '<p className="[&>*]:p-2">a</p>',
  '<p className="md:hover:[&_a]:p-4">a</p>',
  '<p className="[color:red]">a</p>',
  '<p className="bg-pink-500">a</p>',
  '<p className="text-white">a</p>',
  "<p className={`h-[2px]`}>a</p>",
  '<p style={{ color: "rgb(1, 2, 3)" }}>a</p>',
  '<circle fill="#fff" />',
  '<circle stroke="oklch(24% .035 215)" />',
  '{["text-[#fff]"]}',
  '{["#1a2b3c"]}',
];

let objections: Record<string, string[]> = {};

beforeAll(async () => {
  const snippet = (element: string) => `export const A = () => <div>${element}</div>;\n`;
  objections = await lintSnippets({
    ...Object.fromEntries(rawValues.map((code, i) => [`src/ui/Raw${i}.tsx`, snippet(code)])),
    "src/layouts/Raw.astro": '<p class="w-[13px]">a</p>\n',
    "src/styles/raw.css": "a {\n  color: #1a2b3c;\n}\n",
    "src/ui/raw.css": "a {\n  color: #1a2b3c;\n}\n",
  });
});

it.each(rawValues.map((code, i) => ({ code, i })))("the linter objects to $code", ({ i }) => {
  expect(objections[`src/ui/Raw${i}.tsx`]).not.toEqual([]);
});

it("holds for .astro classes and for style sheets outside src/styles", () => {
  expect(objections["src/layouts/Raw.astro"]).not.toEqual([]);
  expect(objections["src/ui/raw.css"]).not.toEqual([]);
  expect(objections["src/styles/raw.css"]).toEqual([]);
});

/** Raw colours in CSS and SVG. A reference such as url(#id) or href="#id" is none. */
const rawColor =
  /(?<![\w&/(])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;

// The linter's plugins do not see the attributes of .astro files.
it("no .astro file holds a raw colour", () => {
  const files = listProjectFiles().filter((file) => /^src\/(?!styles\/).*\.astro$/.test(file));
  expect('<path fill="#fff" />'.match(rawColor)).toEqual(["#fff"]);
  const found = files.flatMap((file) => {
    const colors = readFileSync(join(projectRoot, file), "utf8").match(rawColor) ?? [];
    return colors.map((color) => `${file}: ${color}`);
  });
  expect(found).toEqual([]);
});
