import { Scale } from "./Scale.tsx";

const ends = { low: "Asking", high: "Telling" };

export const examples = {
  both: <Scale {...ends} self={33} others={77} description="I at 33, colleagues at 77 of 100." />,
  self: <Scale {...ends} self={50} />,
  others: <Scale {...ends} others={10} />,
  unnamed: <Scale self={20} others={60} />,
};
