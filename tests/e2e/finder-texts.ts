import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import type { Facilitator } from "#contract/facilitator.ts";
import { findCountryCode } from "#contract/facilitator-country.ts";
import { type FinderResult, formatResultLine, noResult } from "#islands/finder/result-line.ts";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship.ts";
import type { Locale } from "#locale/languages.ts";
import { readContent } from "#tests/harness/read-content.ts";

export function readFinderTexts(locale: Locale): FacilitatorshipContent["find"] {
  return readContent<FacilitatorshipContent>(`pages/facilitatorship/${locale}.yaml`).find;
}

/** Facilitators for tests, independent of the site's own. All have coordinates: none is looked up. */
export const facilitators = parse<Record<Exclude<keyof Facilitator, "country">, string>>(
  readFileSync(new URL("fixtures/facilitators.csv", import.meta.url)),
  { columns: true },
).map(
  ({ lat, lon, ...texts }): Facilitator => ({
    ...texts,
    country: findCountryCode(texts.address),
    lat: Number(lat),
    lon: Number(lon),
  }),
);

/** Replaces the list of facilitators that the site publishes. */
export async function mockFacilitators(
  browsing: Page | BrowserContext,
  list = facilitators,
): Promise<void> {
  await browsing.route("**/facilitators.json", (route) => route.fulfill({ json: list }));
}

/** The status line of a result; what is left out does not apply. */
export function formatFinderLine(locale: Locale, result: Partial<FinderResult>): string {
  return formatResultLine(readFinderTexts(locale).results, { ...noResult, ...result }, locale);
}
