import { ProfileMap } from "./ProfileMap.tsx";

const labels = {
  rapporteur: "Rapporteur",
  motivator: "Motivator",
  processor: "Processor",
  producer: "Producer",
  relationships: "Relationships",
  tasks: "Tasks",
  asking: "Asking",
  telling: "Telling",
  gap: "the blind spot",
};

export const examples = {
  gap: (
    <ProfileMap
      self={{ directiveness: 30, affiliation: 25 }}
      others={[
        { directiveness: 70, affiliation: 80 },
        { directiveness: 78, affiliation: 66 },
      ]}
      adaptability={80}
      labels={labels}
      description="The person sees a Processor, two colleagues see a Motivator."
    />
  ),
  rigid: (
    <ProfileMap
      self={{ directiveness: 80, affiliation: 20 }}
      others={[{ directiveness: 25, affiliation: 78 }]}
      adaptability={0}
      labels={labels}
      description="The person sees a Producer, a colleague sees a Rapporteur."
    />
  ),
};
