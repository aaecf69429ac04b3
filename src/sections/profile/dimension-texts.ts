import { type Dimension, mapDimensions } from "#instrument/dimensions.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";

/** The words at the ends of a scale. */
export function getPoleLabels(dimension: Dimension, t: InterfaceTexts) {
  return { low: t[`dimension.${dimension}.low`], high: t[`dimension.${dimension}.high`] };
}

/** Texts of the three scales, in the order in which they are shown. */
export function getDimensionTexts(t: InterfaceTexts) {
  return mapDimensions((dimension) => ({
    name: t[`dimension.${dimension}.name`],
    about: t[`dimension.${dimension}.about`],
    ...getPoleLabels(dimension, t),
  }));
}
