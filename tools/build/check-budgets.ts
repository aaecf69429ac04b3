import { createEditorError } from "#load/content-issue.ts";
import { readRawContentFile } from "#load/files/content-file.ts";
import { isReleased } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { projectRoot } from "../project.ts";
import { type BuiltPage, readBuiltSite } from "../read-built-site.ts";
import { listLongestTexts } from "./longest-texts.ts";
import { measurePageWeight, type PageWeight, sliceUntilHeadline } from "./measure-page-weight.ts";

const kilobyte = 1024;

/** In bytes as sent. The page up to its headline, and the font, fit each into one round trip. */
const standard: PageWeight = {
  landing: 14 * kilobyte,
  document: 30 * kilobyte,
  font: 13.5 * kilobyte,
  blocking: 0,
  islands: 0,
};

const withIslands = { islands: 75 * kilobyte };

const budgets: Partial<Record<PageId, Partial<PageWeight>>> = {
  home: withIslands,
  product: withIslands,
  pricing: withIslands,
  facilitatorship: withIslands,
  leaders: withIslands,
  individuals: withIslands,
  contact: withIslands,
  /** Its first view is the trial itself, with all its texts. */
  trial: { ...withIslands, landing: 24 * kilobyte },
  /**
   * Sixteen chapters. Up to 41 KB it comes in two round trips, with its headers; the rehearsal's
   * company needs more.
   */
  science: { document: 51 * kilobyte },
};

/** What each adds to the document of the page that lists them: no text could be shortened for more of them. */
const bytesPerFacilitator = 64;

/** @throws if a page exceeds its budget. */
export function checkBudgets(dist: string): string {
  const pages = readBuiltSite(dist).pages.filter(({ locale }) => isReleased(locale));
  const excess = pages.flatMap((page) => findExceededBudgets(page, dist, projectRoot));
  if (excess.length === 0) return `${pages.length} pages keep their budgets`;
  throw createEditorError(`Over budget (tools/build/check-budgets.ts):\n${excess.join("\n")}`);
}

/** The budgets that a page exceeds, each with its longest texts of the content in the folder `root`. */
export function findExceededBudgets(page: BuiltPage, dist: string, root: string): string[] {
  const budget = { ...standard, ...(page.id && budgets[page.id]) };
  if (page.id === "facilitatorship")
    budget.document += bytesPerFacilitator * countFacilitators(root);
  const htmlByPart: Record<string, string> = {
    document: page.html,
    landing: sliceUntilHeadline(page.html),
  };
  return Object.entries(measurePageWeight(page, dist)).flatMap(([part, weight]) => {
    const limit = budget[part as keyof PageWeight];
    if (weight <= limit) return [];
    const html = htmlByPart[part];
    const texts = html === undefined ? [] : listLongestTexts(page, html, root);
    return [`${page.file}: ${part}: ${weight} of ${limit} bytes`, ...texts];
  });
}

function countFacilitators(root: string): number {
  const facilitators = readRawContentFile(root, "content/facilitators.json")?.data;
  return Array.isArray(facilitators) ? facilitators.length : 0;
}
