import { HourBars } from "./HourBars.tsx";

export const examples = {
  training: <HourBars groups={[1, 3, 3]} />,
};
