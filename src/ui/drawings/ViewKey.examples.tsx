import { ViewKey } from "./ViewKey.tsx";

const views = { self: "How you see yourself", others: "How they see you" };

export const examples = {
  key: <ViewKey {...views} />,
  guess: <ViewKey {...views} guess="How you think they see you" />,
  line: <ViewKey {...views} line="The gap between them" />,
};
