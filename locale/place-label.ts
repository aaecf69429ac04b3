import { type Locale, locales } from "./languages.ts";

/** The word between a place and the town that tells it from others of its name. */
const near: Partial<Record<Locale, string>> = { en: "near", sv: "nära", de: "bei" };

const nearWords = locales.flatMap((locale) => near[locale] ?? []).join("|");
const pattern = new RegExp(`^(.+?)(?: \\((?:${nearWords}) (.+)\\))?, ([^,]+)$`, "u");

/** The parts of a label, as written in it. */
export interface PlaceLabel {
  name: string;
  /** A town near by. */
  town?: string | undefined;
  country: string;
}

/** Formats a place for visitors: Halle (Saale), Germany; Newport (near Bristol), Wales. */
export function writePlaceLabel({ name, town, country }: PlaceLabel, locale: Locale): string {
  return `${name}${town ? ` (${near[locale] ?? near.en} ${town})` : ""}, ${country}`;
}

/** Parses a label in any of our languages; undefined if the text is none. */
export function readPlaceLabel(text: string): PlaceLabel | undefined {
  const [, name, town, country] = pattern.exec(text) ?? [];
  return name && country ? { name, town, country } : undefined;
}
