/** The scales, in the order in which they are shown. */
export const dimensions = ["affiliation", "directiveness", "adaptability"] as const;

export type Dimension = (typeof dimensions)[number];

export type ByDimension<Value> = Record<Dimension, Value>;

export function ofEach<Value>(valueFor: (dimension: Dimension) => Value): ByDimension<Value> {
  return {
    affiliation: valueFor("affiliation"),
    directiveness: valueFor("directiveness"),
    adaptability: valueFor("adaptability"),
  };
}

/**
 * Converts an answer in steps, 1 (low end) to 7 (high end), to a percentage of the scale:
 * (answer − 1) / 6 · 100.
 */
export function toPercent(answer: number): number {
  return ((answer - 1) / 6) * 100;
}
