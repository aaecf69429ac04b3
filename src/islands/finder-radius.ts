import { foldCase } from "./find-facilitators.ts";

/** The distances that visitors choose from, in kilometres. */
export const radii = [25, 50, 100, 250];

/** The distance until they choose one. */
export const defaultRadius = 50;

/** How far a whole country reaches, in kilometres. */
export const countryRadius = 1000;

/** Tells whether a text is a country's name, whatever the case. `countries` are names as people write them. */
export function isCountry(text: string, countries: readonly string[]): boolean {
  const wanted = foldCase(text.trim());
  return countries.some((name) => foldCase(name) === wanted);
}
