import type { PageWeight } from "#tools/build/measure-page-weight.ts";
import { readValue, type Visit } from "./lighthouse.ts";
import type { LoadOutcome } from "./load.ts";
import type { RequestCost } from "./request-costs.ts";

export interface PageReport {
  path: string;
  /** Undefined for a page that is not part of the build. */
  weight?: PageWeight;
  visit: Visit;
}

const pageColumns =
  "page,scores,FCP,LCP,blocked,shift,first view,requests,HTML,landing view,islands".split(",");

/** The costs of pages as a Markdown table: times in ms, transfer sizes in KB. */
export function reportPages(pages: PageReport[]): string {
  const rows = pages.map(({ path, weight, visit: { audits, categories } }) => {
    const requests = audits["network-requests"]?.details?.items ?? [];
    const value = (audit: string) => readValue(audits, audit);
    return [
      path,
      Object.values(categories)
        .map(({ score }) => Math.round((score ?? 0) * 100))
        .join(" "),
      ...["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map(
        (audit) => Math.round(value(audit)),
      ),
      Number(value("cumulative-layout-shift").toFixed(3)),
      formatKilobytes(requests.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0)),
      requests.length,
      ...[weight?.document, weight?.landing, weight?.islands].map(formatKilobytes),
    ];
  });
  return formatMarkdownTable(pageColumns, rows);
}

/** Failed audits, each as "- performance unused-javascript: title". */
export function listFailedAudits({ categories, audits }: Visit): string[] {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score, title } = audits[id] ?? {};
      const costs = weight > 0 && typeof score === "number" && score < 1;
      return costs ? [`- ${name} ${id}: ${title}`] : [];
    }),
  );
}

/** Throughput and latency over several connections, as a Markdown table: latency in ms. */
export function reportLoad(outcomes: Record<string, LoadOutcome>): string {
  return formatMarkdownTable(
    ["load", "answers a second", "median", "99th percentile"],
    Object.entries(outcomes).map(([name, { perSecond, median, percentile99 }]) => [
      name,
      perSecond,
      median,
      percentile99,
    ]),
  );
}

/** The CPU time of a request of each kind, as a Markdown table. */
export function reportCosts(costs: RequestCost[]): string {
  const rows = costs.map(({ name, milliseconds }) => [name, milliseconds.toFixed(1)]);
  return formatMarkdownTable(["a request", "ms of CPU"], rows);
}

function formatKilobytes(bytes: number | undefined): string {
  return bytes === undefined ? "" : (bytes / 1024).toFixed(1);
}

/** The first column is aligned left, the others right. */
export function formatMarkdownTable(head: string[], rows: (string | number)[][]): string {
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
