import { CycleLoop } from "./CycleLoop.tsx";

export const examples = {
  four: (
    <CycleLoop
      steps={["Choose a role", "Answer for yourself", "Let others answer", "See the difference"]}
      description="Four steps in a circle."
    />
  ),
  three: (
    <CycleLoop steps={["Map", "Describe", "Develop"]} description="Three steps in a circle." />
  ),
};
