import { DelayLine } from "./DelayLine.tsx";

export const examples = {
  "They first": (
    <div className="bg-deep p-8">
      <DelayLine first="others" from="They notice" to="You hear" />
    </div>
  ),
  "You first": (
    <div className="bg-deep p-8">
      <DelayLine first="self" from="First day" to="Last day" />
    </div>
  ),
};
