import { Thread } from "./Thread.tsx";

export const examples = {
  start: <Thread from="left" to="right" starts />,
  middle: <Thread from="right" to="left" />,
  end: <Thread from="right" to="middle" ends />,
};
