import { PointList } from "./PointList.tsx";

export const examples = {
  points: <PointList points={["One behaviour to change first", "Words for differences"]} />,
};
