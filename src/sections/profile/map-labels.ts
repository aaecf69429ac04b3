import type { Messages } from "#load/schema/messages";

/** The words on the profile map, from the dictionary. */
export function mapLabels(t: Messages) {
  return {
    rapporteur: t["pattern.rapporteur"],
    motivator: t["pattern.motivator"],
    processor: t["pattern.processor"],
    producer: t["pattern.producer"],
    relationships: t["dimension.affiliation.high"],
    tasks: t["dimension.affiliation.low"],
    asking: t["dimension.directiveness.low"],
    telling: t["dimension.directiveness.high"],
    gap: t["view.gap"],
  };
}
