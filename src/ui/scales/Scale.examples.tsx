import { Scale } from "./Scale.tsx";

const norm = { from: 35, to: 65 };
const ends = { low: "Asking", high: "Telling" };

export const examples = {
  both: <Scale {...ends} self={33} others={77} description="I at 33, colleagues at 77 of 100." />,
  steps: <Scale {...ends} steps={7} self={50} others={100} />,
  self: <Scale {...ends} self={50} />,
  same: <Scale {...ends} self={50} others={50} description="I and colleagues at 50 of 100." />,
  guess: <Scale {...ends} self={33} guess={77} />,
  "right guess": <Scale {...ends} self={33} guess={77} others={77} />,
  "nearly right": <Scale {...ends} norm={norm} self={33} guess={76} others={77} />,
  "wrong guess": (
    <Scale {...ends} norm={norm} self={50} guess={70} others={30} spread={{ from: 20, to: 45 }} />
  ),
  "no gap": <Scale {...ends} self={50} guess={50} />,
  unnamed: <Scale self={20} others={60} />,
  norm: <Scale norm={norm} self={30} />,
  spread: <Scale norm={norm} self={30} others={70} spread={{ from: 55, to: 90 }} />,
};
