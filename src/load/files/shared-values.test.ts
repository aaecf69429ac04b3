import { expect, test } from "vitest";
import { fillSharedValues, fillStatement, type SharedValues } from "./shared-values.ts";

const named = (name: string) => ({ name });

test.each([
  ["IDI", "IDI’s", "IDI:s", "IDIs"],
  ["Acme", "Acme’s", "Acmes", "Acmes"],
  ["Atlas", "Atlas’s", "Atlas", "Atlas’"],
  ["Proba 5", "Proba 5’s", "Proba 5:s", "Proba 5s"],
])("forms the possessive of %s", (name, en, sv, de) => {
  const formatted = (["en", "sv", "de"] as const).map((locale) =>
    fillSharedValues("{productPossessive}", named(name), locale),
  );
  expect(formatted).toEqual([en, sv, de]);
});

test("a given possessive is used as it is", () => {
  const brand = { name: "IKEA", possessive: { sv: "IKEAs" } };
  expect(fillSharedValues("{productPossessive}", brand, "sv")).toBe("IKEAs");
  expect(fillSharedValues("{productPossessive}", brand, "en")).toBe("IKEA’s");
});

test("names the country in the language", () => {
  const office = { street: "", postalCode: "", city: "Wien", country: "AT", phone: "" };
  expect(fillSharedValues("{city}, {country}", { office }, "de")).toBe("Wien, Österreich");
  expect(fillSharedValues("{city}, {country}", { office }, "sv")).toBe("Wien, Österrike");
});

test("keeps a street in one line, up to a comma", () => {
  const office = { street: "Storgatan 1, uppgång B" };
  expect(fillSharedValues("{street}", { office }, "sv")).toBe("Storgatan\u00a01, uppgång\u00a0B");
});

test("fills in every text in its language, and leaves everything else", () => {
  const content = {
    list: ["{product}", 7, null, "{count} {prodcut}"],
    quote: { en: "{productPossessive}", sv: "{productPossessive}" },
  };
  expect(fillSharedValues(content, named("Acme"), "en")).toEqual({
    list: ["Acme", 7, null, "{count} {prodcut}"],
    quote: { en: "Acme’s", sv: "Acmes" },
  });
});

test("fills in when an invoice is due", () => {
  const procurement = { paymentDays: { value: 1000 } };
  expect(fillSharedValues("{paymentDays} dagar", { procurement }, "sv")).toBe("1\u00a0000 dagar");
});

test("fills in digits that YAML reads as a number", () => {
  const office = { phone: 4684650, postalCode: 10115, street: 12 };
  const brand = { office } as unknown as SharedValues;
  expect(fillSharedValues("{phone} {postalCode} {street}", brand, "en")).toBe("4684650 10115 12");
});

test("leaves the braces of a group of keys, which no text can show", () => {
  const group = { toString: "A" };
  const office = { street: group, postalCode: group, city: group, country: group, phone: group };
  const brand = { name: group, company: { legalName: group }, office } as unknown as SharedValues;
  const text = "{product} {productPossessive} {legalName} {street} {country} {phone}";
  expect(fillSharedValues(text, brand, "en")).toBe(text);
});

test("fills in a country that is no code, which is reported as such", () => {
  const office = { country: "Sverige" } as SharedValues["office"] & object;
  expect(fillSharedValues("{country}", { office }, "en")).toBe("Sverige");
});

test("leaves the braces without a brand", () => {
  expect(fillSharedValues("{product} {country} {toString}", {}, "en")).toBe(
    "{product} {country} {toString}",
  );
});

const facts: SharedValues = {
  legal: { technicalDeletionDays: 12345 },
  statements: {
    retention: { en: "{technicalDeletionDays} days more", de: "{technicalDeletionDays} Tage mehr" },
  },
};

test("formats periods by the language", () => {
  expect(fillStatement("retention", facts, "en")).toBe("12,345 days more");
  expect(fillStatement("retention", facts, "de")).toBe("12.345 Tage mehr");
});

test("fills in a statement, and leaves the braces of a missing one", () => {
  expect(fillSharedValues("At most {retention}. {purpose}", facts, "de")).toBe(
    "At most 12.345 Tage mehr. {purpose}",
  );
});

test("fills in figures of the method, formatted by the language", () => {
  const method = { wordPairs: { value: 36_000 }, workshop: { en: "half a day", de: "einen Tag" } };
  const text = "{wordPairs}, {pairsPerDimension}, {workshop}, {reminders}";
  expect(fillSharedValues(text, { method }, "en")).toBe("36,000, 12,000, half a day, {reminders}");
  expect(fillSharedValues(text, { method }, "de")).toBe("36.000, 12.000, einen Tag, {reminders}");
});
