import { expect, test } from "vitest";
import { darkPalette, lightPalette } from "./palette.ts";

test("holds the tokens and the brand of both schemes", () => {
  expect(lightPalette.card).toBe("#ffffff");
  const hexadecimal = expect.stringMatching(/^#[\da-f]{6}$/);
  for (const palette of [lightPalette, darkPalette]) {
    expect(palette).toMatchObject({ ink: hexadecimal, motivator: hexadecimal });
  }
  expect(darkPalette.ink).not.toBe(lightPalette.ink);
  expect(darkPalette.motivator).toBe(lightPalette.motivator);
});
