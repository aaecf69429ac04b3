import { expect, test } from "vitest";
import { markFallback } from "./fallback.ts";
import { mergeTranslation } from "./merge-translation.ts";

test("missing and empty texts are taken from the original, marked and reported", () => {
  const missing: string[] = [];
  const original = { a: "A", b: { c: "C", d: "D" }, list: ["x", { y: "Y" }] };
  const merged = mergeTranslation(original, { a: "Ä", b: { c: "" } }, missing);
  expect(merged).toEqual({
    a: "Ä",
    b: { c: markFallback("C"), d: markFallback("D") },
    list: [markFallback("x"), { y: markFallback("Y") }],
  });
  expect(missing).toEqual(["b.c", "b.d", "list"]);
});

test("a key that only the translation has is left for the schema to refuse", () => {
  expect(mergeTranslation({ a: "A" }, { a: "B", extra: "X" }, [])).toEqual({ a: "B", extra: "X" });
});
