import { HourMarks } from "./HourMarks.tsx";

export const examples = {
  training: (
    <HourMarks
      groups={[
        { hours: 1, variant: "ring" },
        { hours: 3, variant: "half" },
        { hours: 3, variant: "dot" },
      ]}
    />
  ),
  small: <HourMarks groups={[{ hours: 3, variant: "half" }]} className="h-5 w-auto" />,
};
