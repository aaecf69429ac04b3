import type { Locale } from "./languages.ts";

/** Not in the table of languages, which all islands load. */
const forms: Partial<Record<Locale, (name: string) => string>> = {
  sv(name) {
    // An abbreviation or a final digit takes a colon; a name that ends in s, x or z stays as it is.
    if (/\p{Lu}{2}$|\d$/u.test(name)) return `${name}:s`;
    return /[sxz]$/i.test(name) ? name : `${name}s`;
  },
  de: (name) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`),
};

/** The possessive form of a name; by default as in English: Acme’s. */
export function formPossessive(name: string, locale: Locale): string {
  return forms[locale]?.(name) ?? `${name}’s`;
}
