import { SelfMap } from "./SelfMap.tsx";

export const examples = {
  self: (
    <SelfMap
      self={{ directiveness: 28, affiliation: 30 }}
      adaptability={70}
      labels={{
        rapporteur: "Rapporteur",
        motivator: "Motivator",
        processor: "Processor",
        producer: "Producer",
        relationships: "Relationships",
        tasks: "Tasks",
        asking: "Asking",
        telling: "Telling",
      }}
      description="The person sees a Processor."
    />
  ),
};
