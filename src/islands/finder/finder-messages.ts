import type { Locale } from "#locale/languages";
import type { PluralForms } from "#locale/plural";
import type { CountryNames } from "./finder-countries.ts";

/** Texts of the map, in the language of the page. */
export interface FinderMapMessages {
  /** The map's accessible name. */
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** Accessible name of the button that closes a popup. */
  close: string;
  /** Accessible name of a cluster, with {count}. */
  cluster: string;
  /** How to zoom with the wheel, which scrolls the page unless Ctrl is pressed. */
  wheelHint: string;
  /** How to move the map by touch: one finger scrolls the page. */
  touchHint: string;
  /** The attribution that OpenStreetMap requires: "© OpenStreetMap contributors". */
  streetCredit: string;
}

/** Texts of the status, with the placeholders {count}, {distance}, {place} and {text}. */
export interface ResultMessages {
  all: PluralForms;
  near: PluralForms;
  /** For a country: how many are in it, that all are around it, how many more are around it. */
  country: { inside: PluralForms; nobody: PluralForms; around: PluralForms };
  /** During a lookup. */
  looking: string;
  /** The place is unknown, or its lookup failed. */
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

/** Texts of the finder in one language, and the countries that it knows. */
export interface FinderMessages {
  locale: Locale;
  form: string;
  search: string;
  location: string;
  radius: { label: string; option: string };
  /** Label of the other places of the same name. */
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
  /** Country names to suggest, fixed at build because browsers name countries differently. */
  suggestions: string[];
  countries: CountryNames;
  /** Names of the facilitators' countries in the page's language, by code, sorted. */
  countryNames: Readonly<Record<string, string>>;
  /** Heading of those whose country is unknown. */
  elsewhere: string;
  /** Path of the prospect form, with its fragment. */
  askPath: string;
}
