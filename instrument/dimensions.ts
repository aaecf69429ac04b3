/** The dimensions, in the order in which they are shown. */
export const dimensions = ["affiliation", "directiveness", "adaptability"] as const;

export type Dimension = (typeof dimensions)[number];

export type ByDimension<Value> = Record<Dimension, Value>;

export function mapDimensions<Value>(
  valueFor: (dimension: Dimension) => Value,
): ByDimension<Value> {
  return {
    affiliation: valueFor("affiliation"),
    directiveness: valueFor("directiveness"),
    adaptability: valueFor("adaptability"),
  };
}
