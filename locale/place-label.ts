import { type Locale, locales } from "./languages.ts";

/** What stands between a place and the town that tells it from others of its name. */
const near: Partial<Record<Locale, string>> = { en: "near", sv: "nära", de: "bei" };

const nearWords = locales.flatMap((locale) => near[locale] ?? []).join("|");
const pattern = new RegExp(`^(.+?)(?: \\((?:${nearWords}) (.+)\\))?, ([^,]+)$`, "u");

/** What a label names, as it is written there. */
export interface PlaceLabel {
  name: string;
  /** A town nearby. */
  town?: string | undefined;
  country: string;
}

/** Writes a place as a visitor reads it: Halle (Saale), Germany; Newport (near Bristol), Wales. */
export function writePlaceLabel({ name, town, country }: PlaceLabel, locale: Locale): string {
  return `${name}${town ? ` (${near[locale] ?? near.en} ${town})` : ""}, ${country}`;
}

/** Reads a label in any of our languages; nothing if a text is none. */
export function readPlaceLabel(text: string): PlaceLabel | undefined {
  const [, name, town, country] = pattern.exec(text) ?? [];
  return name && country ? { name, town, country } : undefined;
}
