import type { Facilitator } from "#contract/facilitator";
import { type FinderResult, noResult, resultLine } from "#islands/finder/result-line.ts";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import type { Locale } from "#locale/languages";
import { readContent } from "../harness/read-content.ts";

/** What the finder says in a language, as its editors have it. */
export function finderWords(locale: Locale): FacilitatorshipContent["find"] {
  return readContent<FacilitatorshipContent>(`pages/facilitatorship/${locale}.yaml`).find;
}

/** The list of the site as it is built. */
export const facilitators = readContent<Facilitator[]>("facilitators.json");

/** What the finder says of a result; what is left out does not apply. */
export function finderLine(locale: Locale, result: Partial<FinderResult>): string {
  return resultLine(finderWords(locale).results, { ...noResult, ...result }, locale);
}
