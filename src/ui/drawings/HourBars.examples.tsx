import { HourBars } from "./HourBars.tsx";

export const examples = {
  longest: <HourBars hours={3} longest={3} tone={1} />,
  short: <HourBars hours={1} longest={3} tone={0} />,
  deep: (
    <div className="bg-deep p-4">
      <HourBars hours={2} longest={3} tone={2} ground="deep" />
    </div>
  ),
};
