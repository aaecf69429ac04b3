import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import type { Facilitator } from "#contract/facilitator";
import { type FinderResult, noResult, resultLine } from "#islands/finder/result-line.ts";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import type { Locale } from "#locale/languages";
import { readContent } from "../harness/read-content.ts";

/** What the finder says in a language, as its editors have it. */
export function finderWords(locale: Locale): FacilitatorshipContent["find"] {
  return readContent<FacilitatorshipContent>(`pages/facilitatorship/${locale}.yaml`).find;
}

/** The facilitators of these tests: what finds them is tried, not who they are. */
export const facilitators = JSON.parse(
  readFileSync(new URL("fixtures/facilitators.json", import.meta.url), "utf8"),
) as Facilitator[];

/** Gives the finder the facilitators of these tests in place of the site's own. */
export async function giveFacilitators(browsing: Page | BrowserContext): Promise<void> {
  await browsing.route("**/facilitators.json", (route) => route.fulfill({ json: facilitators }));
}

/** What the finder says of a result; what is left out does not apply. */
export function finderLine(locale: Locale, result: Partial<FinderResult>): string {
  return resultLine(finderWords(locale).results, { ...noResult, ...result }, locale);
}
