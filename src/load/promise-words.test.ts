import { expect, test } from "vitest";
import { fillBrand } from "./brand-words.ts";
import { type PromiseFacts, promiseWords } from "./promise-words.ts";

const facts = {
  legal: { technicalDeletionDays: 12345 },
  promises: {
    retention: { en: "{technicalDeletionDays} days more", de: "{technicalDeletionDays} Tage mehr" },
  },
} as unknown as PromiseFacts;

test("periods are filled in as the language writes them", () => {
  expect(promiseWords(facts, "en")).toEqual({ retention: "12,345 days more" });
  expect(promiseWords(facts, "de")).toEqual({ retention: "12.345 Tage mehr" });
});

test("a text names a promise in braces; one that is not there leaves them", () => {
  expect(fillBrand("At most {retention}. {purpose}", facts, "de")).toBe(
    "At most 12.345 Tage mehr. {purpose}",
  );
});
