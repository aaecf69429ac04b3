import { parseArgs } from "node:util";

/** What to measure. */
export interface BenchOptions {
  /** Paths of the site, such as /sv/priser, or one of the words below. */
  pages: string[];
  /** How often each is visited; the medians are shown. */
  runs: number;
  /** Whether to list the audits that cost points. */
  explain: boolean;
}

/** Stands for all pages that search engines may list. */
export const everyPage = "all";

/** Stands for one page of every type. */
export const everyType = "types";

export const usage = `Measures the built site: page sizes, Lighthouse. Prints Markdown.

  npm run bench -- [--pages types|all|/,/sv/] [--runs 3] [--explain]

--pages    types (the default) for one of every type, all for every page, or paths with commas
--runs     visits to each page, 1 to 20; the medians are shown
--explain  lists the audits that cost points
`;

/** Reads the command line. Throws with what is wrong with it. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: "string", default: everyType },
      runs: { type: "string", default: "3" },
      explain: { type: "boolean", default: false },
    },
  });
  const pages = values.pages.split(",").map((page) => page.trim());
  if (!pages.every((page) => page.startsWith("/") || page === everyPage || page === everyType)) {
    throw new Error("A page starts with /.");
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 20) throw new Error("--runs is 1 to 20.");
  return { pages, runs, explain: values.explain };
}
