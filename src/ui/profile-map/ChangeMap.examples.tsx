import { ChangeMap } from "./ChangeMap.tsx";
import { labels } from "./example-labels.ts";

const change = (low: number) => (
  <ChangeMap
    before={{
      label: "Spring",
      self: { directiveness: 27, affiliation: low },
      others: { directiveness: 77, affiliation: 71 },
    }}
    after={{
      label: "Autumn",
      self: { directiveness: 54, affiliation: 52 },
      others: { directiveness: 61, affiliation: 71 },
    }}
    labels={labels}
    description="Ring and dot lie nearer to each other in autumn."
  />
);

export const examples = { change: change(28), edge: change(4) };
