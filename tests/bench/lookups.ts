import { openBuiltGazetteer } from "#server/gazetteer/open-gazetteer.ts";
import { sampleAddresses } from "#tests/harness/sample-addresses.ts";
import { computeQuantile } from "./quantile.ts";

/** Median of this many look-ups, since other work on the machine interrupts some. */
const attempts = 5;

/** Looks up every sample address in the gazetteer of a built site; the times, also of opening it, are in ms. */
export function measureLookups(distDir: string) {
  const openingStart = performance.now();
  const gazetteer = openBuiltGazetteer(distDir);
  gazetteer.find("Kalmar", "sv");
  const openingEnd = performance.now();
  const times = sampleAddresses.map(([address]) => {
    const find = () => gazetteer.find(address, "en");
    return computeQuantile(
      Array.from({ length: attempts }, () => measureMs(find)),
      0.5,
    );
  });
  gazetteer.close();
  return {
    addresses: times.length,
    opening: openingEnd - openingStart,
    median: computeQuantile(times, 0.5),
    percentile95: computeQuantile(times, 0.95),
  };
}

function measureMs(action: () => void): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}
