import { StepList } from "./StepList.tsx";

const steps = ["You", "Your guess", "The picture"];

export const examples = {
  first: <StepList label="First of three steps" steps={steps} current={0} />,
  last: <StepList label="Last of three steps" steps={steps} current={2} />,
};
