import { ValueLine } from "./ValueLine.tsx";

const words = "Your reference is {reference}. Quote it if you ask about this message.";

export const examples = {
  value: <ValueLine words={words} name="reference" value="A1B2-C3D4" />,
  waiting: <ValueLine words={words} name="reference" />,
};
