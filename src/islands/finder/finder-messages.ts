import type { Locale } from "#locale/languages";
import type { PluralForms } from "#locale/plural";
import type { CountryNames } from "./finder-countries.ts";

/** What the map says, in the language of the page. */
export interface FinderMapMessages {
  /** What the map is called, for screen readers. */
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** The button that closes what the map says of a point. */
  close: string;
  /** Several points that lie together, from {count}. */
  cluster: string;
  /** How to zoom with a wheel: it scrolls the page unless the Ctrl key is held. */
  wheelHint: string;
  /** How to move the map on a touch screen: one finger scrolls the page. */
  touchHint: string;
  /** The credit that OpenStreetMap asks for: "© OpenStreetMap contributors". */
  streetCredit: string;
}

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
  /** What the countries of the facilitators are called in the page's language, by code, in its order. */
  countryNames: Readonly<Record<string, string>>;
  /** What stands above those whose country nobody can read. */
  elsewhere: string;
  /** Where a facilitator is asked for: the prospect form. */
  askPath: string;
}
