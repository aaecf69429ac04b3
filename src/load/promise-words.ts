import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import type { Locale } from "#locale/languages";
import type { PromiseName } from "./promise-names.ts";
import type { Facts } from "./schema/facts.ts";

/** Where the promises stand, from the root of the project. */
export const factsFile = "content/facts.yaml";

/** What the promises are made of. */
export type PromiseFacts = Pick<Facts, "promises" | "legal">;

/** The promises by the names that texts give them in braces, with periods filled in. Of broken facts, what they have. */
export function promiseWords(
  { promises, legal }: Partial<PromiseFacts>,
  locale: Locale,
): Partial<Record<PromiseName, string>> {
  // Only those that a text names: most have none, and each takes a formatter.
  const periodsIn = (text: string) =>
    Object.entries(legal ?? {})
      .filter(([key]) => text.includes(`{${key}}`))
      .map(([key, value]) => [key, formatInteger(value, locale)]);
  const words = Object.entries(promises ?? {}).flatMap(([name, text]) =>
    typeof text?.[locale] === "string"
      ? [[name, fill(text[locale], Object.fromEntries(periodsIn(text[locale])))]]
      : [],
  );
  return Object.fromEntries(words);
}
