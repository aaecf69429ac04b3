import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { islandNames } from "#contract/islands.ts";

/** The server's Prometheus metrics. No label contains data about a visitor. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics of one server, with a registry of their own. `samples` is the number of samples in the content
 * of its pages.
 */
export function createMetrics(release: Record<string, string>, samples = 0) {
  const registry = new Registry();
  const registers = [registry];
  const outboxLabels = ["target", "state"] as const;
  let hasDefaultMetrics = false;
  new Gauge({
    name: "website_build_info",
    help: "Always 1; its labels name the release that runs and the build that it serves.",
    labelNames: Object.keys(release),
    registers,
  }).set(release, 1);
  new Gauge({
    name: "website_build_samples",
    help: "How much of the content of the pages is marked as a sample: none on a real site.",
    registers,
  }).set(samples);
  const islandFailures = new Counter({
    name: "island_failures_total",
    help: "Interactive parts of pages that failed in a browser, which shows the server's HTML instead, by name.",
    labelNames: ["island"] as const,
    registers,
  });
  // A counter that begins with its first failure has no increase.
  for (const island of islandNames) islandFailures.inc({ island }, 0);
  return {
    requestDuration: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from a request's arrival to the end of its answer, by kind of route and class of status.",
      labelNames: ["method", "route", "status"] as const,
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    submissions: new Counter({
      name: "form_submissions_total",
      help: "What was sent by a form: stored, repeated, spam, overall_limit, or the code of the refusal.",
      labelNames: ["form", "language", "outcome"] as const,
      registers,
    }),
    pageViews: new Counter({
      name: "page_views_total",
      help: "Views of pages by people, or fetched ahead by their browsers (prefetched).",
      labelNames: ["page", "language", "view"] as const,
      registers,
    }),
    pageForms: new Counter({
      name: "page_forms_total",
      help: "Forms that people tried to send (attempted), and those stored, by the page that led to the form.",
      labelNames: ["page", "language", "outcome"] as const,
      registers,
    }),
    sourceViews: new Gauge({
      name: "page_source_views",
      help: "Views of the last 30 days by where they came from: the ten most frequent referrers and campaigns.",
      labelNames: ["kind", "source"] as const,
      registers,
    }),
    shedRequests: new Counter({
      name: "shed_requests_total",
      help: "Requests refused (503) because the server had more to do than it could, by route.",
      labelNames: ["route"] as const,
      registers,
    }),
    outboundRequests: new Counter({
      name: "outbound_requests_total",
      help: "Requests to the geocoding service and the source of tiles: answered, failed, or why not sent.",
      labelNames: ["service", "outcome"] as const,
      registers,
    }),
    islandFailures,
    outboxEntries: new Gauge({
      name: "outbox_entries",
      help: "What has not been delivered yet (waiting), was dead-lettered, or waits for a setting (unconfigured), by target.",
      labelNames: outboxLabels,
      registers,
    }),
    outboxAge: new Gauge({
      name: "outbox_oldest_age_seconds",
      help: "Age of the oldest of them; 0 if there is none.",
      labelNames: outboxLabels,
      registers,
    }),
    unconfirmedPurges: new Gauge({
      name: "purge_unconfirmed_entries",
      help: "What is due to be deleted, and waits for an operator to confirm it, by category.",
      labelNames: ["category"] as const,
      registers,
    }),
    backupAge: new Gauge({
      name: "backup_age_seconds",
      help: "Age of the newest backup in BACKUP_FOLDER; infinite if there is none that can be seen.",
      registers,
    }),
    backupProblem: new Gauge({
      name: "backup_problem",
      help: "1 if the last backup failed, or an operator has to look at the folder.",
      registers,
    }),
    lostLogLines: new Counter({
      name: "log_lines_lost_total",
      help: "Lines of the log that could not be written: its disk was full, or they were not read.",
      registers,
    }),
    damagedSubmissions: new Gauge({
      name: "submissions_damaged",
      help: "Stored submissions that cannot be read.",
      registers,
    }),
    contentType: registry.contentType,
    /**
     * Returns all metrics as text. Observes the event loop and the garbage collector only after the first call.
     */
    async format(): Promise<string> {
      if (!hasDefaultMetrics) collectDefaultMetrics({ register: registry });
      hasDefaultMetrics = true;
      return registry.metrics();
    },
  };
}
