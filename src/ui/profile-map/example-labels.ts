/** Map labels for the examples of components. */
export const labels = {
  rapporteur: "Rapporteur",
  motivator: "Motivator",
  processor: "Processor",
  producer: "Producer",
  relationships: "Relationships",
  tasks: "Tasks",
  asking: "Asking",
  telling: "Telling",
};
