import type { InterfaceTexts } from "#load/schema/interface-texts.ts";

export function getMapLabels(t: InterfaceTexts) {
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
