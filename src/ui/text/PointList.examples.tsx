import { PointList } from "./PointList.tsx";

export const examples = {
  points: <PointList points={["One behaviour to change first", "Words for differences"]} />,
  deep: (
    <div className="bg-deep p-6 text-on-deep">
      <PointList tone="deep" points={["One behaviour to change first", "Words for differences"]} />
    </div>
  ),
};
