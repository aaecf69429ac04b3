import { ValueLine } from "./ValueLine.tsx";

const text = "Your reference is {reference}. Quote it if you ask about this message.";

export const examples = {
  value: <ValueLine text={text} name="reference" value="A1B2-C3D4" />,
  waiting: <ValueLine text={text} name="reference" />,
};
