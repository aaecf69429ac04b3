import { NormScale } from "./NormScale.tsx";

const norm = { from: 35, to: 65 };

export const examples = {
  self: <NormScale norm={norm} self={30} />,
  both: <NormScale norm={norm} self={30} others={70} />,
  spread: <NormScale norm={norm} self={30} others={70} spread={{ from: 55, to: 90 }} />,
  same: <NormScale norm={norm} self={50} others={50} />,
};
