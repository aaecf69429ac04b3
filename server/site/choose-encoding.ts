/** The encodings that a file may travel in, the one to be preferred first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** Below any weight that a header can give (three digits): plain goes when nothing else is asked for. */
const unasked = 0.0001;

/**
 * Chooses the encoding that an Accept-Encoding header likes best among those at hand; of equals the
 * smaller. Plain is always at hand, and also the answer to a header that accepts nothing of these.
 */
export function chooseEncoding(
  header: string | undefined,
  isAtHand: (encoding: Encoding) => boolean,
): Encoding {
  if (!header) return "identity";
  const weights = readWeights(header);
  const others = weights.get("*");
  let best: Encoding = "identity";
  let bestWeight = 0;
  for (const encoding of encodings) {
    const rest = encoding === "identity" ? Math.min(others ?? unasked, unasked) : (others ?? 0);
    const weight = weights.get(encoding) ?? rest;
    if (weight > bestWeight && isAtHand(encoding)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";");
    const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(name.trim().replace(/^x-gzip$/, "gzip"), Number.isNaN(weight) ? 0 : weight);
  }
  return weights;
}
