import { expect, it } from "vitest";
import { findRawColors } from "./raw-colors.ts";

it.each([
  ['<path fill="#fff" />', "#fff"],
  ['<p style="color: #1a2b3c80">', "#1a2b3c80"],
  ['<p style="color:oklch(24% .035 215)">', "oklch("],
  ["a { background: rgb(0 0 0 / 50%); }", "rgb("],
])("finds the colour in %s", (text, color) => {
  expect(findRawColors(`first line\n${text}`)).toEqual([{ line: 2, color }]);
});

it.each([
  '<a href="#science">',
  '<use href="/icons.svg#face" />',
  '<path fill="url(#fade)" />',
  '<path d="M0 0V10" class="fill-ink" />',
  "the colour (rgb) and &#169;",
  'import { button } from "#ui/Button";',
])("finds none in %s", (text) => {
  expect(findRawColors(text)).toEqual([]);
});
