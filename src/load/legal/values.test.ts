import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { keysAsTexts } from "#tests/harness/keys-as-texts.ts";
import { factsSchema } from "../schema/facts.ts";
import type { InterfaceTexts } from "../schema/interface-texts.ts";
import { collectLegalValues, linkPhone, listLegalNames } from "./values.ts";

const facts = factsSchema.parse(
  parse(readFileSync(new URL("../../../content/facts.yaml", import.meta.url), "utf8")),
);
const texts = { "plan.period.year": "a year", "plan.period.month": "a month" } as InterfaceTexts;
const [yearly, monthly] = (["year", "month"] as const).map((period) => ({
  ...facts.prices.en,
  period,
  starter: 1200,
  growth: 40,
}));
const knownNames = {
  ...facts,
  currency: "USD",
  certification: { ...facts.certification, price: 600 },
  legal: { ...facts.legal, noticeMonths: 12345 },
  prices: { ...facts.prices, en: yearly, sv: monthly },
} as typeof facts;

test("has every number of the block by its key, formatted by the language", () => {
  const values = collectLegalValues(knownNames, texts, "de");
  expect(Object.keys(values).sort()).toEqual(listLegalNames(knownNames).sort());
  expect(Object.keys(values)).toEqual(expect.arrayContaining(Object.keys(facts.legal)));
  expect(values.noticeMonths).toBe("12.345");
});

test("has the prices and their period of the market", () => {
  expect(collectLegalValues(knownNames, texts, "en")).toMatchObject({
    starterPrice: "$1,200",
    certificationPrice: "$600",
    pricePeriod: "a year",
  });
  expect(collectLegalValues(knownNames, texts, "sv")).toMatchObject({
    growthPrice: "40\u00a0USD",
    pricePeriod: "a month",
  });
});

test("lists the fields of a form, each group once", () => {
  const list = collectLegalValues(knownNames, keysAsTexts, "en").prospectFields ?? "";
  expect(list).toMatch(/^Form\.senderName\.noun, .*form\.page\.noun, form\.campaign\.noun$/);
  expect(list.match(/form\.interest\.noun/g)).toHaveLength(1);
});

test("links the telephone number wherever a text names it", () => {
  expect(linkPhone("Call +46\u00a08\u00a012\u00a034 or write.", "+46 8 12 34")).toBe(
    "Call [+46\u00a08\u00a012\u00a034](tel:+4681234) or write.",
  );
  expect(linkPhone("Write to us.", "+46 8 12 34")).toBe("Write to us.");
});
