import type { Messages } from "#load/schema/messages";

/** Texts of the three scales, in the order in which they are shown. */
export function dimensionWords(t: Messages) {
  return {
    affiliation: {
      name: t["dimension.affiliation.name"],
      about: t["dimension.affiliation.about"],
      low: t["dimension.affiliation.low"],
      high: t["dimension.affiliation.high"],
    },
    directiveness: {
      name: t["dimension.directiveness.name"],
      about: t["dimension.directiveness.about"],
      low: t["dimension.directiveness.low"],
      high: t["dimension.directiveness.high"],
    },
    adaptability: {
      name: t["dimension.adaptability.name"],
      about: t["dimension.adaptability.about"],
      low: t["dimension.adaptability.low"],
      high: t["dimension.adaptability.high"],
    },
  };
}
