import type { Locale } from "#locale/languages";
import type { PluralForms } from "#locale/plural";
import type { FinderMapWords } from "./map/map-words.ts";

/** What the finder says of a result. Each may have {count}, {distance}, {place}, {text}. */
export interface ResultWords {
  all: PluralForms;
  near: PluralForms;
  missing: PluralForms;
  unplaced: PluralForms;
  none: { all: string; near: string; nearText: string; missing: string; nearest: string };
}

/** Every word that the finder can say in one language, and the countries that it knows. */
export interface FinderWords {
  locale: Locale;
  form: string;
  search: string;
  location: string;
  radius: { label: string; option: string };
  views: { label: string; list: string; map: string };
  list: string;
  skip: string;
  unplaced: string;
  showAll: string;
  results: ResultWords;
  map: FinderMapWords;
  /** Named here, at build: browsers differ in what they call a country. */
  suggestions: string[];
  countries: string[];
}
