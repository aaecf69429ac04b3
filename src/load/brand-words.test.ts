import { expect, test } from "vitest";
import { brandNames } from "./brand-names.ts";
import { brandWords, fillBrand } from "./brand-words.ts";

const named = (name: string) => ({ name });

test.each([
  ["IDI", "IDI’s", "IDI:s", "IDIs"],
  ["Acme", "Acme’s", "Acmes", "Acmes"],
  ["Atlas", "Atlas’s", "Atlas", "Atlas’"],
  ["Proba 5", "Proba 5’s", "Proba 5:s", "Proba 5s"],
])("what is the own of %s", (name, en, sv, de) => {
  const own = (["en", "sv", "de"] as const).map(
    (locale) => brandWords(named(name), locale).productPossessive,
  );
  expect(own).toEqual([en, sv, de]);
});

test("a possessive that is given stands", () => {
  const brand = { name: "IKEA", possessive: { sv: "IKEAs" } };
  expect(fillBrand("{productPossessive}", brand, "sv")).toBe("IKEAs");
  expect(fillBrand("{productPossessive}", brand, "en")).toBe("IKEA’s");
});

test("the country is called what the language calls it", () => {
  const office = { street: "", postalCode: "", city: "Wien", country: "AT", phone: "" };
  expect(fillBrand("{city}, {country}", { office }, "de")).toBe("Wien, Österreich");
  expect(fillBrand("{city}, {country}", { office }, "sv")).toBe("Wien, Österrike");
});

test("every text is filled in, the languages of a list in their own way, and nothing else", () => {
  const content = {
    list: ["{product}", 7, null, "{count} {prodcut}"],
    quote: { en: "{productPossessive}", sv: "{productPossessive}" },
  };
  expect(fillBrand(content, named("Acme"), "en")).toEqual({
    list: ["Acme", 7, null, "{count} {prodcut}"],
    quote: { en: "Acme’s", sv: "Acmes" },
  });
});

test("a brand that cannot be read fills in nothing", () => {
  expect(fillBrand("{product} {country} {email}", {}, "en")).toBe("{product} {country} {email}");
});

test("the words of the brand are those that texts may name", () => {
  expect(Object.keys(brandWords({}, "en")).sort()).toEqual([...brandNames].sort());
});
