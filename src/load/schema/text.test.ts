import { expect, test } from "vitest";
import * as z from "zod/mini";
import { byLocaleWithFallback, headline, textWith } from "./text.ts";

const schema = byLocaleWithFallback(z.strictObject({ price: z.number() }));

test("a language that is left out has the English value", () => {
  const values = schema.parse({ en: { price: 180 }, sv: { price: 15 } });
  expect(values).toMatchObject({ en: { price: 180 }, sv: { price: 15 }, de: { price: 180 } });
});

test("English is required, and every block must be complete", () => {
  expect(schema.safeParse({ sv: { price: 15 } }).error?.issues).toMatchObject([{ path: ["en"] }]);
  expect(schema.safeParse({ en: { price: 180 }, de: {} }).error?.issues).toMatchObject([
    { path: ["de", "price"] },
  ]);
});

test("a text may have only known names in braces", () => {
  const schema = textWith("count");
  expect(schema.safeParse("{count} of {product}").success).toBe(true);
  expect(schema.safeParse("{cuont} of {} and {a-b}").error?.issues).toMatchObject([
    {
      message:
        "must not have the unknown name {cuont}, {}, {a-b}: use {count}, " +
        "a name from docs/content.md, or remove it",
    },
  ]);
});

test("a headline fits on the picture for shared links", () => {
  expect(headline.safeParse("far too long ".repeat(20)).error?.issues).toMatchObject([
    { message: expect.stringContaining("must fit on the picture") },
  ]);
});

test("a headline has stars in pairs", () => {
  expect(headline.safeParse("You *see* it").success).toBe(true);
  expect(headline.safeParse("You *see it").success).toBe(false);
});
