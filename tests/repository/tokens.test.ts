import { compile } from "tailwindcss";
import { expect, test } from "vitest";
import { listProjectFiles, readProjectFile } from "#tests/harness/project-files.ts";

/** Raw colours in CSS and SVG. A reference such as url(#id) or href="#id" is none, nor is a private method. */
const rawColor =
  /(?<![\w&/(.])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w(-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w.-]/i;
/** An arbitrary value, variant or property of Tailwind. */
const arbitraryValue = /-\[[^\]\s]+\]|\[[&@][^\]\s]+\]:|\[[a-z-]+:[^\]\s]+\]/;

test.each([
  '<p className="w-[13px]">a</p>',
  '<p className="[&>*]:p-2">a</p>',
  '<p className="md:hover:[&_a]:p-4">a</p>',
  '<p className="[color:red]">a</p>',
  '<path class="w-full h-[3px]" />',
  "<p className={`h-[2px]`}>a</p>",
  '<p style={{ color: "rgb(1, 2, 3)" }}>a</p>',
  '<circle fill="#fff" />',
  '<circle stroke="oklch(24% .035 215)" />',
  '{["#1a2b3c"]}',
])("%s has a raw value", (code) => {
  expect(hasRawValue(code)).toBe(true);
});

test("no page and no component has a raw colour or an arbitrary value", () => {
  const files = listProjectFiles().filter((file) =>
    /^src\/(?!load\/).*(?<!\.test)\.(tsx?|astro)$/.test(file),
  );
  expect(files).not.toEqual([]);
  expect(files.filter((file) => hasRawValue(readProjectFile(file)))).toEqual([]);
});

function hasRawValue(code: string): boolean {
  return rawColor.test(code) || arbitraryValue.test(code);
}

test("Tailwind has classes for the colours of tokens only", async () => {
  const { build } = await compile(
    `${readProjectFile("src/styles/tokens.css")}\n@tailwind utilities;`,
  );
  const emptyBuild = build([]);
  expect(build(["text-red-500", "bg-pink-500", "text-white", "hover:border-black"])).toBe(
    emptyBuild,
  );
  expect(build(["text-ink"])).toContain(".text-ink");
});
