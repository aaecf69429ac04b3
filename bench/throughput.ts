import { endpoints } from "#contract/endpoints";
import { percentile } from "./median.ts";

/** How a server bears messages: per second, and how long one waits, in ms. */
export interface Throughput {
  messages: number;
  perSecond: number;
  median: number;
  percentile99: number;
}

/**
 * Sends prospects over several connections at once, each the next when its last is confirmed (and so
 * safely stored). Throws at the first that is not confirmed.
 */
export async function measureThroughput(
  siteUrl: string,
  { messages, connections }: { messages: number; connections: number },
): Promise<Throughput> {
  const waits: number[] = [];
  let sent = 0;
  const send = async () => {
    while (sent < messages) {
      sent += 1;
      const start = performance.now();
      await sendProspect(siteUrl, sent);
      waits.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, send));
  const seconds = (performance.now() - start) / 1000;
  return {
    messages: waits.length,
    perSecond: Math.round(waits.length / seconds),
    median: percentile(waits, 0.5),
    percentile99: percentile(waits, 0.99),
  };
}

async function sendProspect(siteUrl: string, number: number): Promise<void> {
  const response = await fetch(siteUrl + endpoints.prospect, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      senderName: `Sender ${number}`,
      companyName: "Bench AB",
      email: `sender${number}@bench.example`,
      messageBody: "How much does it bear?".repeat(20),
      hasApprovedPrivacyPolicy: true,
    }),
  });
  await response.arrayBuffer();
  if (response.status !== 201) throw new Error(`The server answered ${response.status}.`);
}
