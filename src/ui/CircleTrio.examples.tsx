import { CircleTrio } from "./CircleTrio.tsx";

export const examples = {
  trio: <CircleTrio top="I" left="We" right="It" description="Three circles: I, we and it." />,
};
