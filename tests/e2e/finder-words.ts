import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Facilitator } from "#contract/facilitator";
import { type FinderResult, noResult, resultLine } from "#islands/finder/result-line.ts";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import type { Locale } from "#locale/languages";
import { projectRoot } from "#tools/project";

const read = (path: string) => readFileSync(join(projectRoot, "content", path), "utf8");

/** What the finder says in a language, as its editors have it. */
export function finderWords(locale: Locale): FacilitatorshipContent["find"] {
  return parse(read(`pages/facilitatorship/${locale}.yaml`)).find;
}

/** The list of the site as it is built. */
export const facilitators: Facilitator[] = JSON.parse(read("facilitators.json"));

/** What the finder says of a result; what is left out does not apply. */
export function finderLine(locale: Locale, result: Partial<FinderResult>): string {
  return resultLine(finderWords(locale).results, { ...noResult, ...result }, locale);
}
