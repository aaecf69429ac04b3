import { expect, test } from "vitest";
import { fillPromiseText, fillSharedValues, type SharedValues } from "./shared-values.ts";

const named = (name: string) => ({ name });

test.each([
  ["IDI", "IDI’s", "IDI:s", "IDIs"],
  ["Acme", "Acme’s", "Acmes", "Acmes"],
  ["Atlas", "Atlas’s", "Atlas", "Atlas’"],
  ["Proba 5", "Proba 5’s", "Proba 5:s", "Proba 5s"],
])("what is the own of %s", (name, en, sv, de) => {
  const own = (["en", "sv", "de"] as const).map((locale) =>
    fillSharedValues("{productPossessive}", named(name), locale),
  );
  expect(own).toEqual([en, sv, de]);
});

test("a possessive that is given stands", () => {
  const brand = { name: "IKEA", possessive: { sv: "IKEAs" } };
  expect(fillSharedValues("{productPossessive}", brand, "sv")).toBe("IKEAs");
  expect(fillSharedValues("{productPossessive}", brand, "en")).toBe("IKEA’s");
});

test("the country is called what the language calls it", () => {
  const office = { street: "", postalCode: "", city: "Wien", country: "AT", phone: "" };
  expect(fillSharedValues("{city}, {country}", { office }, "de")).toBe("Wien, Österreich");
  expect(fillSharedValues("{city}, {country}", { office }, "sv")).toBe("Wien, Österrike");
});

test("every text is filled in, the languages of a list in their own way, and nothing else", () => {
  const content = {
    list: ["{product}", 7, null, "{count} {prodcut}"],
    quote: { en: "{productPossessive}", sv: "{productPossessive}" },
  };
  expect(fillSharedValues(content, named("Acme"), "en")).toEqual({
    list: ["Acme", 7, null, "{count} {prodcut}"],
    quote: { en: "Acme’s", sv: "Acmes" },
  });
});

test("a text names when an invoice is due", () => {
  const procurement = { paymentDays: { value: 1000 } };
  expect(fillSharedValues("{paymentDays} dagar", { procurement }, "sv")).toBe("1\u00a0000 dagar");
});

test("a telephone number that YAML reads as a number is filled in", () => {
  const brand = { office: { phone: 4684650 } } as unknown as SharedValues;
  expect(fillSharedValues("{phone}", brand, "en")).toBe("4684650");
});

test("a brand that cannot be read fills in nothing", () => {
  expect(fillSharedValues("{product} {country} {toString}", {}, "en")).toBe(
    "{product} {country} {toString}",
  );
});

const facts: SharedValues = {
  legal: { technicalDeletionDays: 12345 },
  promises: {
    retention: { en: "{technicalDeletionDays} days more", de: "{technicalDeletionDays} Tage mehr" },
  },
};

test("periods are filled in as the language writes them", () => {
  expect(fillPromiseText("retention", facts, "en")).toBe("12,345 days more");
  expect(fillPromiseText("retention", facts, "de")).toBe("12.345 Tage mehr");
});

test("a text names a promise in braces; one that is not there leaves them", () => {
  expect(fillSharedValues("At most {retention}. {purpose}", facts, "de")).toBe(
    "At most 12.345 Tage mehr. {purpose}",
  );
});

test("a text names a figure of the method, which the language writes in its way", () => {
  const method = { wordPairs: { value: 36_000 }, workshop: { en: "half a day", de: "einen Tag" } };
  const text = "{wordPairs}, {pairsPerDimension}, {workshop}, {reminders}";
  expect(fillSharedValues(text, { method }, "en")).toBe("36,000, 12,000, half a day, {reminders}");
  expect(fillSharedValues(text, { method }, "de")).toBe("36.000, 12.000, einen Tag, {reminders}");
});
