import { type Dimension, ofEach } from "#instrument/dimensions";
import type { Messages } from "#load/schema/messages";

/** The words at the ends of a scale. */
export function endsOf(dimension: Dimension, t: Messages) {
  return { low: t[`dimension.${dimension}.low`], high: t[`dimension.${dimension}.high`] };
}

/** Texts of the three scales, in the order in which they are shown. */
export function dimensionWords(t: Messages) {
  return ofEach((dimension) => ({
    name: t[`dimension.${dimension}.name`],
    about: t[`dimension.${dimension}.about`],
    ...endsOf(dimension, t),
  }));
}
