import { SeatRings } from "./SeatRings.tsx";

export const examples = {
  "One person": <SeatRings count={1} />,
  "A team": <SeatRings count={8} />,
  "Three rows": <SeatRings count={60} />,
};
