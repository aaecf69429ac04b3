import { expect, it } from "vitest";
import { colorOf, darkPalette, lightPalette, oklchToHex } from "./palette.ts";

it("converts the ends and the primaries of sRGB", () => {
  expect(oklchToHex(1, 0, 0)).toBe("#ffffff");
  expect(oklchToHex(0, 0, 0)).toBe("#000000");
  expect(oklchToHex(0.627955, 0.257683, 29.2339)).toBe("#ff0000");
  expect(oklchToHex(0.452014, 0.313214, 264.052)).toBe("#0000ff");
});

it("reads the tokens of both schemes", () => {
  expect(lightPalette.card).toBe("#ffffff");
  expect(darkPalette.ink).not.toBe(lightPalette.ink);
  expect(darkPalette.motivator).toBe(lightPalette.motivator);
});

it("names a colour that the design lacks", () => {
  expect(() => colorOf(lightPalette, "mauve")).toThrow('"mauve"');
});
