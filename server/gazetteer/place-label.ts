import { type Locale, locales } from "#locale/languages";

/** The word between a place and the town that tells it from others of its name. */
const near: Partial<Record<Locale, string>> = { en: "near", sv: "nära", de: "bei" };

const nearWords = locales.flatMap((locale) => near[locale] ?? []).join("|");
/** What stands between the name and the town near by. */
const beforeTown = new RegExp(` \\((?:${nearWords}) `, "u");

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
  const comma = text.lastIndexOf(", ");
  const [named, country] = [text.slice(0, Math.max(0, comma)), text.slice(comma + 2)];
  if (!named || !country || country.includes(",")) return undefined;
  const start = beforeTown.exec(named);
  const town = start && named.slice(start.index + start[0].length, -1);
  if (!start?.index || !town || !named.endsWith(")"))
    return { name: named, town: undefined, country };
  return { name: named.slice(0, start.index), town, country };
}
