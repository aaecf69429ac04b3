import type { Locale } from "#locale/languages";
import type { PageId } from "#locale/routes";
import { utcDay } from "../lib/utc-day.ts";
import type { PageCountRow } from "../store/database/schema.ts";
import { addCounts, type Measure, noCounts, otherSources } from "../store/page-count-rows.ts";

export interface CountedPage {
  page: PageId;
  language: Locale;
  key: string;
}

export function countedPage(page: PageId, language: Locale): CountedPage {
  return { page, language, key: `${page} ${language}` };
}

export interface Source {
  kind: "referrer" | "campaign";
  /** A host name or a campaign; anybody can make them up. */
  name: string;
}

/** The most different sources that are kept until they are written: a minute. */
const maxSources = 200;

const millisecondsOfDay = 86_400_000;

/** Counts per day, page, language and source, in memory. They say nothing about a visitor. */
export class PageCounts {
  readonly #now: () => number;
  readonly #written = new Map<string, PageCountRow>();
  /** Of today, by page and source: made so that counting one view more takes next to no time. */
  #rows = new Map<string, PageCountRow>();
  #earlier: PageCountRow[] = [];
  #sources = 0;
  #day = { number: -1, name: "" };

  /** `now` is the clock, in milliseconds since 1970. */
  constructor(now = () => Date.now()) {
    this.#now = now;
  }

  add(page: CountedPage, measure: Measure, source?: Source): void {
    const number = Math.floor(this.#now() / millisecondsOfDay);
    if (number !== this.#day.number) this.#begin(number);
    this.#rowOf(page, source)[measure] += 1;
  }

  /** The counts of each page since the start. */
  totals(): PageCountRow[] {
    const totals = new Map([...this.#written].map(([key, row]) => [key, { ...row }]));
    for (const row of [...this.#earlier, ...this.#rows.values()]) addTotal(totals, row);
    return [...totals.values()];
  }

  /** Returns the rows, and begins anew. */
  take(): PageCountRow[] {
    const rows = [...this.#earlier, ...this.#rows.values()];
    this.#earlier = [];
    this.#rows = new Map();
    this.#sources = 0;
    return rows;
  }

  /** Remembers that rows were written, for the totals. */
  written(rows: readonly PageCountRow[]): void {
    for (const row of rows) addTotal(this.#written, row);
  }

  /** Adds rows that could not be written. */
  putBack(rows: readonly PageCountRow[]): void {
    for (const row of rows) {
      if (row.day === this.#day.name) addCounts(this.#rowOf(pageOfRow(row), sourceOf(row)), row);
      else this.#earlier.push(row);
    }
  }

  #begin(number: number): void {
    this.#earlier = this.take();
    this.#day = { number, name: utcDay(number * millisecondsOfDay) };
  }

  #rowOf(page: CountedPage, source?: Source): PageCountRow {
    const key = source ? `${page.key} ${source.kind} ${source.name}` : page.key;
    const known = this.#rows.get(key);
    if (known) return known;
    if (source && source.name !== otherSources) {
      if (this.#sources >= maxSources) {
        return this.#rowOf(page, { kind: source.kind, name: otherSources });
      }
      this.#sources += 1;
    }
    const row: PageCountRow = {
      id: `${this.#day.name} ${key}`,
      day: this.#day.name,
      ...{ page: page.page, language: page.language },
      source_kind: source?.kind ?? "",
      source: source?.name ?? "",
      ...noCounts(),
    };
    this.#rows.set(key, row);
    return row;
  }
}

function addTotal(totals: Map<string, PageCountRow>, row: PageCountRow): void {
  if (row.source_kind !== "") return;
  const { key } = pageOfRow(row);
  const known = totals.get(key);
  if (known) addCounts(known, row);
  else totals.set(key, { ...row });
}

function pageOfRow({ page, language }: PageCountRow): CountedPage {
  return countedPage(page as PageId, language as Locale);
}

function sourceOf({ source_kind: kind, source: name }: PageCountRow): Source | undefined {
  return kind === "" ? undefined : { kind, name };
}

/** The first of so many days of which today is the last. */
export function firstDay(days: number): string {
  return utcDay(Date.now() - (days - 1) * millisecondsOfDay);
}
