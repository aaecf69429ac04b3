import type { Messages } from "#load/schema/messages";
import { describeRanges, percentiles } from "./tabulate-scales.ts";

/** Labels of the profile map, and texts of its table. */
export function mapLabels(t: Messages) {
  return {
    ...pictureLabels(t),
    text: {
      label: t["view.read"],
      places: describeRanges(["directiveness", "affiliation"], percentiles, t),
      adaptability: t["dimension.adaptability.name"],
      who: t["view.who"],
      self: t["view.own"],
      others: t["view.theirs"],
      gap: t["view.apart"],
      person: t["view.person"],
    },
  };
}

/** Labels of the profile map only. */
export function pictureLabels(t: Messages) {
  return {
    rapporteur: t["pattern.rapporteur"],
    motivator: t["pattern.motivator"],
    processor: t["pattern.processor"],
    producer: t["pattern.producer"],
    relationships: t["dimension.affiliation.high"],
    tasks: t["dimension.affiliation.low"],
    asking: t["dimension.directiveness.low"],
    telling: t["dimension.directiveness.high"],
  };
}
