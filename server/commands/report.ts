import { InvalidArgumentError } from "commander";
import { isLocale } from "#locale/languages.ts";
import { findPath, type PageId, pageIds } from "#locale/routes.ts";
import { createProgram, runProgram } from "../cli/program.ts";
import { getPeriodStart } from "../page-counts/page-counter.ts";
import {
  addCounts,
  createZeroCounts,
  measures,
  type PageCount,
} from "../store/page-count-store.ts";
import type { Store } from "../store/store.ts";
import { toCsv } from "./export.ts";
import { withStore } from "./with-store.ts";

/** The most referrers, and campaigns, in the report. */
const maxListed = 20;

/** The columns for spreadsheets. */
const columns = ["day", "page", "language", "source_kind", "source", ...measures];

export const program = createProgram(
  "report",
  "Shows how often each page was viewed, what came of it, and where visitors came from.",
)
  .option("--days <days>", "the last so many days, today included, in UTC", parseDays, 30)
  .option("--csv", "every count of every day, for spreadsheets")
  .action(({ days, csv }: { days: number; csv?: true }) =>
    withStore((store) =>
      csv
        ? toCsv({ columns, toRow: (row) => row }, store.pageCounts.read(getPeriodStart(days)))
        : formatReport(store, days),
    ),
  );

function parseDays(value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= 10_000) return count;
  throw new InvalidArgumentError("Enter a whole number from 1 to 10000.");
}

async function* formatReport({ pageCounts }: Store, days: number) {
  const since = getPeriodStart(days);
  const rows = await pageCounts.sumCounts(since);
  const pages = rows.filter((row) => row.source_kind === "");
  yield `Since ${since}, in UTC\n\n`;
  if (pages.length === 0)
    yield "No views were counted. A running server adds its counts once a minute.\n";
  else {
    yield formatTable(
      ["page", "views", "prefetched", "attempted", "messages", "per 100 views"],
      pages.toSorted(compareViews).map((row) => [formatPage(row), ...formatCells(row)]),
    );
    const [referrers, campaigns] = [sumBySource(rows, "referrer"), sumBySource(rows, "campaign")];
    if (referrers.length > 0) {
      const lines = referrers.map(({ source, views }) => [source, String(views)]);
      yield `\n${formatTable(["came from", "views"], lines)}`;
    }
    if (campaigns.length > 0) {
      const columns = ["campaign", "views", "attempted", "messages", "per 100 views"];
      const lines = campaigns.map((row) => [row.source, ...formatCells(row).toSpliced(1, 1)]);
      yield `\n${formatTable(columns, lines)}`;
    }
  }
  yield `\n${formatNotes(pages)}`;
}

function compareViews(a: PageCount, b: PageCount): number {
  return b.views + b.prefetched - (a.views + a.prefetched) || b.attempted - a.attempted;
}

function formatCells(row: PageCount): string[] {
  const views = row.views + row.prefetched;
  const share = views === 0 ? "-" : ((100 * row.stored) / views).toFixed(1);
  return [...measures.map((measure) => String(row[measure])), share];
}

/** Formats a page as its path, or as its name if this release does not have it. */
function formatPage({ page, language }: PageCount): string {
  const pageId = pageIds.find((id): id is PageId => id === page);
  return (pageId && isLocale(language) && findPath(pageId, language)) || `${page} (${language})`;
}

/** Sums counts over all pages by source, for the most frequent sources of a kind. */
function sumBySource(rows: readonly PageCount[], kind: PageCount["source_kind"]): PageCount[] {
  const sums = new Map<string, PageCount>();
  for (const row of rows.filter(({ source_kind }) => source_kind === kind)) {
    const sum = sums.get(row.source) ?? { ...row, ...createZeroCounts() };
    addCounts(sum, row);
    sums.set(row.source, sum);
  }
  return [...sums.values()].toSorted(compareViews).slice(0, maxListed);
}

/** Formats a table for a terminal. All columns but the first are numbers. */
function formatTable(head: string[], lines: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  const rows = [head, ...lines].map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
  return `${rows.join("\n")}\n`;
}

/** Explains the columns, and views that are not counted. */
function formatNotes(pages: readonly PageCount[]): string {
  const isUnseen =
    pages.some(({ attempted }) => attempted > 0) && pages.every(({ views }) => views === 0);
  const unseen = isUnseen
    ? "Forms were sent, but no page was viewed here: a CDN serves the pages itself, and this server cannot see its\nviews.\n"
    : "";
  return `${unseen}"Prefetched": a browser fetched the page because its visitor pointed at a link; most were opened. "Attempted":
a visitor tried to send a form, to which this page had led. Not counted: programs, visitors whose browser asks for that
(Do Not Track, Global Privacy Control), and pages that a CDN or another cache in front serves.
`;
}

if (import.meta.main) await runProgram(program);
