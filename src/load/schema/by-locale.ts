import * as z from "zod/mini";
import type { Locale } from "#locale/languages";

/** One value for each language of the site. */
export function byLocale<T extends z.ZodMiniType>(schema: T) {
  return z.strictObject({ en: schema, sv: schema, de: schema } satisfies Record<Locale, T>);
}
