import { HourDots } from "./HourDots.tsx";

export const examples = {
  steps: (
    <HourDots
      steps={[
        { name: "Introduction", hours: 1, label: "1 hour" },
        { name: "Training", hours: 3, label: "3 hours" },
      ]}
    />
  ),
};
