/**
 * Reads a metric of a running server; of several lines, or those with a label such as `state="waiting"`, the sum.
 * @throws if the server has no metric of this name.
 */
export async function readMetric(siteUrl: string, name: string, label = ""): Promise<number> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text();
  if (!text.includes(`# TYPE ${name} `)) throw new Error(`The server has no metric ${name}`);
  const lines = text.matchAll(new RegExp(`^${name}(\\{.*\\})? (\\S+)$`, "gm"));
  return [...lines]
    .filter(([, labels = ""]) => labels.includes(label))
    .reduce((sum, [, , value]) => sum + Number(value), 0);
}
