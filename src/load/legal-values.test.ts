import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { legalNames, legalValues } from "./legal-values.ts";
import { factsSchema } from "./schema/facts.ts";
import type { Messages } from "./schema/messages.ts";

const facts = factsSchema.parse(
  parse(readFileSync(new URL("../../content/facts.yaml", import.meta.url), "utf8")),
);
const words = { "plan.period.year": "a year", "plan.period.month": "a month" } as Messages;

test("every number of the block is there by its key, written as the language does", () => {
  const values = legalValues(
    { ...facts, legal: { ...facts.legal, noticeMonths: 12345 } },
    words,
    "de",
  );
  expect(Object.keys(values).sort()).toEqual(legalNames(facts).sort());
  expect(Object.keys(values)).toEqual(expect.arrayContaining(Object.keys(facts.legal)));
  expect(values.noticeMonths).toBe("12.345");
});

test("prices and their period are those of the market", () => {
  expect(legalValues(facts, words, "en")).toMatchObject({
    starterPrice: `$${facts.prices.en.starter}`,
    certificationPrice: `$${facts.certification.price}`,
    pricePeriod: "a year",
  });
  expect(legalValues(facts, words, "sv")).toMatchObject({
    growthPrice: `${facts.prices.sv.growth}\u00a0USD`,
    pricePeriod: "a month",
  });
});
