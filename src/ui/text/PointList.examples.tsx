import { PointList } from "./PointList.tsx";

const points = ["One behaviour to change first", "Words for differences"];

export const examples = {
  theirs: <PointList points={points} />,
  mine: <PointList points={points} view="self" />,
};
