import { labels as mapLabels } from "./example-labels.ts";
import { ProfileMap } from "./ProfileMap.tsx";

const labels = { ...mapLabels, gap: "the blind spot" };

export const examples = {
  alone: (
    <ProfileMap
      self={{ directiveness: 28, affiliation: 30 }}
      others={[]}
      ownAdaptability={70}
      labels={labels}
      description="The person sees a Processor."
    />
  ),
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
  near: (
    <ProfileMap
      self={{ directiveness: 60, affiliation: 60 }}
      others={[{ directiveness: 65, affiliation: 62 }]}
      adaptability={70}
      ownAdaptability={20}
      labels={{ ...labels, gap: "0.4 steps" }}
      description="The person and a colleague both see a Motivator; the marks overlap."
    />
  ),
  edges: (
    <ProfileMap
      self={{ directiveness: 0, affiliation: 100 }}
      others={[{ directiveness: 0, affiliation: 0 }]}
      adaptability={100}
      ownAdaptability={0}
      labels={{ ...labels, gap: "6 steps" }}
      description="The person sees a Rapporteur, a colleague sees a Processor, both at the edge."
    />
  ),
};
