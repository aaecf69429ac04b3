import * as z from "zod/mini";
import { type Locale, locales } from "#locale/languages";

/** One value for each language of the site. */
export function byLocale<T extends z.ZodMiniType>(schema: T) {
  const shape = Object.fromEntries(locales.map((locale) => [locale, schema]));
  return z.strictObject(shape as Record<Locale, T>);
}
