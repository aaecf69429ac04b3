import { expect, test } from "vitest";
import { computeContrast, toRgb } from "./color.ts";

test.each([
  ["#f00", [255, 0, 0]],
  ["red", [255, 0, 0]],
  ["rgba(255, 0, 0, 1)", [255, 0, 0]],
  ["hsl(0 100% 50%)", [255, 0, 0]],
  ["oklch(62.7955% 0.257683 29.2339)", [255, 0, 0]],
  ["color(srgb 0 0 1)", [0, 0, 255]],
])("reads %s", (color, rgb) => {
  expect(toRgb(color)).toEqual(rgb);
});

test.each([
  "mauve-ish",
  "",
  "#ff000080",
  "rgb(0 0 0 / 0.5)",
  "transparent",
  "currentColor",
  "var(--ink)",
  "red}b{color:red",
])("%j is no opaque colour", (color) => expect(toRgb(color)).toBeUndefined());

test.each([
  ["black", "white", 21],
  ["white", "black", 21],
  ["#777", "white", 4.48],
  ["red", "red", 1],
])("the contrast of %s and %s", (color, otherColor, contrast) => {
  expect(computeContrast(toRgb(color) ?? [], toRgb(otherColor) ?? [])).toBeCloseTo(contrast, 2);
});
