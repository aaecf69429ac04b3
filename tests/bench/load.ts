import autocannon from "autocannon";
import { formEndpoints } from "#contract/endpoints";
import type { SiteMap } from "#server/built-site/site-map";

/** Throughput in answers per second, and latency in ms. */
export interface LoadOutcome {
  perSecond: number;
  median: number;
  percentile99: number;
}

const connections = 20;

/** Requests every page and hashed file of the built site in turn, after a warm-up round. */
export async function loadFiles(
  siteUrl: string,
  addresses: SiteMap["entries"],
): Promise<LoadOutcome> {
  const requests = [...addresses].flatMap(([path, entry]) =>
    "file" in entry && /^_astro\/|\.html$/.test(entry.file) ? [{ path }] : [],
  );
  const load = { url: siteUrl, requests, headers: { "accept-encoding": "gzip, br" } };
  await measure({ ...load, amount: 20_000 });
  return measure({ ...load, amount: 50_000 });
}

/** Sends a number of prospects; each answer says that one is stored. */
export function loadMessages(siteUrl: string, amount: number): Promise<LoadOutcome> {
  return measure({
    url: siteUrl + formEndpoints.prospect,
    amount,
    method: "POST",
    headers: { "content-type": "application/json" },
    // With different ids: equal messages would count as repeats.
    idReplacement: true,
    body: JSON.stringify({
      senderName: "Sender [<id>]",
      companyName: "Bench AB",
      email: "sender@bench.example",
      messageBody: "How much does it bear?".repeat(20),
      hasApprovedPrivacyPolicy: true,
    }),
  });
}

/** @throws if any answer is an error: a refusal is no measure of service. */
async function measure(options: autocannon.Options): Promise<LoadOutcome> {
  const { requests, duration, latency, ...result } = await autocannon({ connections, ...options });
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${requests.total} requests failed.`);
  return {
    perSecond: Math.round(requests.total / duration),
    median: latency.p50,
    percentile99: latency.p99,
  };
}
