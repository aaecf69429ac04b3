import type { FacilitatorshipContent } from "#load/schema/facilitatorship.ts";
import type { Locale } from "#locale/languages.ts";
import type { CountryNames } from "./find-facilitators.ts";

type Content = FacilitatorshipContent["find"];

export type FinderMapTexts = Content["map"];

export type ResultTexts = Content["results"];

/** All texts of the finder in one language, and the countries that it knows. */
export interface FinderTexts extends Omit<Content, "title" | "lead" | "nobodyNear"> {
  locale: Locale;
  /** Country names to suggest, fixed at build because browsers name countries differently. */
  suggestions: string[];
  countries: CountryNames;
  /** Names of the facilitators' countries in the page's language, by code, sorted. */
  countryNames: Readonly<Record<string, string>>;
  /** Path of the prospect form, with its fragment. */
  contactPath: string;
}
