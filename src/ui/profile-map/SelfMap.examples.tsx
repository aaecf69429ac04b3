import { labels } from "./example-labels.ts";
import { SelfMap } from "./SelfMap.tsx";

export const examples = {
  self: (
    <SelfMap
      self={{ directiveness: 28, affiliation: 30 }}
      adaptability={70}
      labels={labels}
      description="The person sees a Processor."
    />
  ),
};
