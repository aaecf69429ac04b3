import { normalizeName } from "#locale/normalize-name";

/** Names of the countries that the finder knows, by code, in the form of `normalizeName`. */
export type CountryNames = Readonly<Record<string, readonly string[]>>;

/** Returns the code of the country with this name, if there is one. */
export type CountryReader = (name: string) => string | undefined;

/** Creates a lookup of countries by name, whatever the case and the accents. */
export function readCountries(names: CountryNames): CountryReader {
  const codes = new Map(
    Object.entries(names).flatMap(([code, ones]) => ones.map((name) => [name, code] as const)),
  );
  return (name) => codes.get(normalizeName(name));
}
