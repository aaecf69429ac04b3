import type { Messages } from "#load/schema/messages";
import { ofEach } from "../profile/score-profile.ts";

/** Texts of the three scales, in the order in which they are shown. */
export function dimensionWords(t: Messages) {
  return ofEach((dimension) => ({
    name: t[`dimension.${dimension}.name`],
    about: t[`dimension.${dimension}.about`],
    low: t[`dimension.${dimension}.low`],
    high: t[`dimension.${dimension}.high`],
  }));
}
