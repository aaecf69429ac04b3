import { ViewLegend } from "./ViewLegend.tsx";

const views = { self: "How you see yourself", others: "How they see you" };

export const examples = {
  key: <ViewLegend {...views} />,
  guess: <ViewLegend {...views} guess="How you think they see you" />,
  line: <ViewLegend {...views} line="The gap between them" />,
};
