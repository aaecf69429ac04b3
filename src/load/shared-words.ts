import { countryName } from "#locale/countries";
import { formatInteger } from "#locale/formats";
import { isLocale, type Locale } from "#locale/languages";
import type { Brand } from "./schema/brand.ts";
import type { Facts } from "./schema/facts.ts";
import { type BrandName, type PromiseName, promiseNames } from "./shared-names.ts";

/** The files of the brand and the promises, from the root of the project. */
export const brandFile = "content/brand.yaml";
export const factsFile = "content/facts.yaml";

/** What the promises are made of. */
export type PromiseFacts = Pick<Facts, "promises" | "legal">;

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

/** The promises by the names that texts give them in braces, with periods filled in. Of broken facts, what they have. */
export function promiseWords(
  { promises, legal }: Partial<PromiseFacts>,
  locale: Locale,
): Partial<Record<PromiseName, string>> {
  const periods: Record<string, number> = legal ?? {};
  const withPeriods = (text: string) =>
    text.replace(/\{(\w+)\}/g, (braces, key) => {
      const period = periods[key];
      return period === undefined ? braces : formatInteger(period, locale);
    });
  const words = Object.entries(promises ?? {}).map(([name, text]) => {
    const own: unknown = text?.[locale];
    return [name, typeof own === "string" ? withPeriods(own) : undefined];
  });
  return Object.fromEntries(words);
}

/**
 * A copy of a piece of content with the brand's values and the promises filled in. Other braces stay.
 * Texts under the key of a language get the values of that language.
 */
export function fillShared<T>(content: T, shared: SharedWords, locale: Locale): T;
export function fillShared(content: unknown, shared: SharedWords, locale: Locale): unknown {
  if (typeof content === "string") {
    return content.replace(/\{(\w+)\}/g, (braces, name) => {
      const isPromise = promiseNames.some((known) => known === name);
      const words: Record<string, unknown> = (isPromise ? promiseWords : brandWords)(
        shared,
        locale,
      );
      return String(words[name] ?? braces);
    });
  }
  if (Array.isArray(content)) return content.map((entry) => fillShared(entry, shared, locale));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      fillShared(value, shared, isLocale(key) ? key : locale),
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
