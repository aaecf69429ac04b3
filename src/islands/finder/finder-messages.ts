import type { Locale } from "#locale/languages";
import type { PluralForms } from "#locale/plural";
import type { CountryNames } from "./finder-countries.ts";
import type { FinderMapMessages } from "./map/map-messages.ts";

/** What the finder says of a result. Each may have {count}, {distance}, {place}, {text}. */
export interface ResultMessages {
  all: PluralForms;
  near: PluralForms;
  /** Of a whole country: how many are in it and how many more around it, or that all are around it. */
  country: { inside: PluralForms; nobody: PluralForms; around: PluralForms };
  /** While a place is looked up. */
  looking: string;
  /** Nobody knows the place, or it could not be found out. */
  missing: PluralForms;
  failed: PluralForms;
  unplaced: PluralForms;
  none: {
    all: string;
    near: string;
    nearText: string;
    missing: string;
    failed: string;
    nearest: string;
  };
}

/** Every word that the finder can say in one language, and the countries that it knows. */
export interface FinderMessages {
  locale: Locale;
  form: string;
  search: string;
  location: string;
  radius: { label: string; option: string };
  /** Before the other places of the same name. */
  otherPlaces: string;
  views: { label: string; list: string; map: string };
  list: string;
  skip: string;
  unplaced: string;
  showOnMap: string;
  ask: string;
  showAll: string;
  /** The list could not be loaded. */
  unlisted: string;
  results: ResultMessages;
  map: FinderMapMessages;
  /** Named here, at build: browsers differ in what they call a country. */
  suggestions: string[];
  countries: CountryNames;
  /** Where a facilitator is asked for: the prospect form, if its page is there. */
  askPath: string;
}
