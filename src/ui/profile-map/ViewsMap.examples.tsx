import { labels } from "./example-labels.ts";
import { ViewsMap } from "./ViewsMap.tsx";

export const examples = {
  "One person, two groups": (
    <ViewsMap
      self={{ directiveness: 36, affiliation: 72 }}
      views={[
        {
          label: "Board",
          others: [
            { directiveness: 76, affiliation: 24 },
            { directiveness: 84, affiliation: 18 },
          ],
          adaptability: 20,
        },
        { label: "Peers", others: [{ directiveness: 24, affiliation: 26 }], adaptability: 70 },
      ]}
      labels={labels}
      description="One person sees a Rapporteur, the board a Producer, the peers a Processor."
    />
  ),
  "Two people": (
    <ViewsMap
      views={[
        {
          label: "1",
          self: { directiveness: 38, affiliation: 62 },
          others: [{ directiveness: 18, affiliation: 30 }],
        },
        {
          label: "2",
          self: { directiveness: 60, affiliation: 30 },
          others: [{ directiveness: 86, affiliation: 80 }],
        },
      ]}
      labels={labels}
      description="Two people, each with a ring and a dot."
    />
  ),
};
