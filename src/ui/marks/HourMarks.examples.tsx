import { HourMarks } from "./HourMarks.tsx";

export const examples = {
  training: (
    <HourMarks
      groups={[
        { hours: 1, look: "ring" },
        { hours: 3, look: "half" },
        { hours: 3, look: "dot" },
      ]}
    />
  ),
  small: <HourMarks groups={[{ hours: 3, look: "half" }]} className="h-5 w-auto" />,
};
