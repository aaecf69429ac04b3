import { parseArgs } from "node:util";
import { locales } from "#locale/languages";
import { routes } from "#locale/routes";

/** What to measure. */
export interface BenchOptions {
  /** Paths of the site, such as /sv/priser. */
  pages: string[];
  /** How often each is visited; the medians are shown. */
  runs: number;
  /** Whether to list the audits that cost points. */
  explain: boolean;
}

/** Stands for all pages that search engines may list. */
export const everyPage = "all";

export const usage = `Measures the built site: page sizes, Lighthouse, the server's throughput.

  npm run bench -- [--pages /,/sv/,/de/|all] [--runs 3] [--explain]

--pages    paths, with commas between them; by default the home pages; all for every page
--runs     visits to each page, 1 to 20; the medians are shown
--explain  lists the audits that cost points
`;

/** Reads the command line. Throws with what is wrong with it. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: "string", default: locales.map((locale) => routes.home[locale]).join(",") },
      runs: { type: "string", default: "3" },
      explain: { type: "boolean", default: false },
    },
  });
  const pages = values.pages.split(",").map((page) => page.trim());
  if (!pages.every((page) => page.startsWith("/") || page === everyPage)) {
    throw new Error("A page starts with /.");
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 20) throw new Error("--runs is 1 to 20.");
  return { pages, runs, explain: values.explain };
}
