import { normalizeName } from "#locale/normalize-name";

/** What people call the countries that the finder knows: by code, in `normalizeName`'s form. */
export type CountryNames = Readonly<Record<string, readonly string[]>>;

/** Tells which country has this name; `undefined` if none of them has. */
export type CountryReader = (name: string) => string | undefined;

/** Makes countries ready for being told by their names, whatever the case and the accents. */
export function readCountries(names: CountryNames): CountryReader {
  const codes = new Map(
    Object.entries(names).flatMap(([code, ones]) => ones.map((name) => [name, code] as const)),
  );
  return (name) => codes.get(normalizeName(name));
}
