import { expect, test } from "vitest";
import { computeHeadlineSize } from "./headline-size.ts";

test("sets a short headline large, and a longer one smaller", () => {
  expect(computeHeadlineSize("Imprint")).toBe(80);
  const longer = computeHeadlineSize(
    "The quick brown fox *jumps over* the lazy dog, and then again, and again",
  );
  expect(longer).toBeLessThan(80);
});

test("takes a smaller size for a long word", () => {
  expect(computeHeadlineSize("Allgemeine Geschäftsbedingungen")).toBeLessThan(60);
});

test("refuses a headline or a word that does not fit", () => {
  expect(computeHeadlineSize("a".repeat(80))).toBeUndefined();
  expect(computeHeadlineSize("word ".repeat(50))).toBeUndefined();
});
