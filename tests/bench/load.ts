import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formEndpoints } from "#contract/endpoints.ts";
import type { UrlMap } from "#server/built-site/url-map.ts";
import { runPackageBinary } from "./run-package-binary.ts";

/** Throughput in responses per second, and latency in ms. */
export interface LoadOutcome {
  perSecond: number;
  median: number;
  percentile99: number;
}

/** The fields of autocannon's result that are read. */
interface Result {
  requests: { total: number };
  duration: number;
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
}

/** Requests every page and hashed file of the built site in turn, after a warm-up round. */
export async function requestFiles(
  siteUrl: string,
  siteEntries: UrlMap["entries"],
): Promise<LoadOutcome> {
  const paths = [...siteEntries].flatMap(([path, entry]) =>
    "file" in entry && /^_astro\/|\.html$/.test(entry.file) ? [path] : [],
  );
  // Autocannon takes several URLs as an HTTP archive.
  const headers = [{ name: "accept-encoding", value: "gzip, br" }];
  const entries = paths.map((path) => ({
    request: { method: "GET", url: siteUrl + path, headers },
  }));
  const folder = mkdtempSync(join(tmpdir(), "idi-load-"));
  const archive = join(folder, "files.har");
  writeFileSync(archive, JSON.stringify({ log: { entries } }));
  try {
    const args = ["--har", archive, siteUrl];
    await measure(20_000, args);
    return await measure(50_000, args);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Posts a number of prospects; each response says that one is stored. */
export function postProspects(siteUrl: string, amount: number): Promise<LoadOutcome> {
  const body = {
    // With different ids: equal messages would count as repeats.
    senderName: "Sender [<id>]",
    companyName: "Bench AB",
    email: "sender@bench.example",
    messageBody: "How much does it bear?".repeat(20),
    hasApprovedPrivacyPolicy: true,
  };
  const options = ["--method", "POST", "--headers", "content-type=application/json"];
  const message = ["--idReplacement", "--body", JSON.stringify(body)];
  return measure(amount, [...options, ...message, siteUrl + formEndpoints.prospect]);
}

/** @throws if any response is an error: a refusal is no measure of service. */
async function measure(amount: number, args: string[]): Promise<LoadOutcome> {
  const always = ["--json", "--connections", "20", "--amount", `${amount}`];
  const result = await runPackageBinary<Result>("autocannon/autocannon.js", [...always, ...args]);
  const { requests, duration, latency, errors, non2xx } = result;
  if (errors + non2xx > 0)
    throw new Error(`${errors + non2xx} of ${requests.total} requests failed.`);
  return {
    perSecond: Math.round(requests.total / duration),
    median: latency.p50,
    percentile99: latency.p99,
  };
}
