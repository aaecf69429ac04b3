import { countryName } from "#locale/countries";
import { isLocale, type Locale } from "#locale/languages";
import type { BrandName } from "./brand-names.ts";
import { promiseNames } from "./promise-names.ts";
import { type PromiseFacts, promiseWords } from "./promise-words.ts";
import type { Brand } from "./schema/brand.ts";

/** The brand's file, from the root of the project. */
export const brandFile = "content/brand.yaml";

/** The brand, and what the promises are made of, as far as they are known. */
export type SharedWords = Partial<Brand & PromiseFacts>;

/** The brand's values by their names in braces. For an invalid file, whatever it has. */
export function brandWords(brand: Partial<Brand>, locale: Locale): Record<BrandName, unknown> {
  const { name, possessive, company, office, email } = brand;
  return {
    legalName: company?.legalName,
    registrationNumber: company?.registrationNumber,
    vatNumber: company?.vatNumber,
    register: company?.register,
    representative: company?.representative,
    street: office?.street,
    postalCode: office?.postalCode,
    city: office?.city,
    phone: office?.phone,
    country: isCode(office?.country) ? countryName(office.country, locale) : undefined,
    product: name,
    productPossessive: possessive?.[locale] ?? (name && possessiveOf(String(name), locale)),
    email: email?.general,
    privacyEmail: email?.privacy,
    salesEmail: email?.sales,
    pressEmail: email?.press,
  };
}

/**
 * A copy of a piece of content with the brand's values and the promises filled in. Other braces stay.
 * Texts under the key of a language get the values of that language.
 */
export function fillBrand<T>(content: T, brand: SharedWords, locale: Locale): T;
export function fillBrand(content: unknown, brand: SharedWords, locale: Locale): unknown {
  if (typeof content === "string") {
    return content.replace(/\{(\w+)\}/g, (braces, name) => {
      const isPromise = promiseNames.some((known) => known === name);
      const words: Record<string, unknown> = (isPromise ? promiseWords : brandWords)(brand, locale);
      return String(words[name] ?? braces);
    });
  }
  if (Array.isArray(content)) return content.map((entry) => fillBrand(entry, brand, locale));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      fillBrand(value, brand, isLocale(key) ? key : locale),
    ]),
  );
}

const isCode = (country: unknown): country is string => /^[A-Z]{2}$/.test(String(country));

/** The possessive form of a name. A language without a rule here uses the English one. */
function possessiveOf(name: string, locale: Locale): string {
  if (locale === "sv") {
    // Swedish: an abbreviation or a final digit takes a colon; a name that ends in s, x or z stays as it is.
    if (/\p{Lu}{2}$|\d$/u.test(name)) return `${name}:s`;
    return /[sxz]$/i.test(name) ? name : `${name}s`;
  }
  if (locale === "de") return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
  return `${name}’s`;
}
