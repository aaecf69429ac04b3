import { AnswerScale } from "./AnswerScale.tsx";

const ends = { low: "Asking", high: "Telling" };

export const examples = {
  both: (
    <AnswerScale
      {...ends}
      self={3}
      others={[4, 5, 5, 5, 6, 6, 6, 7]}
      description="The own answer is 3, eight colleagues answered 4 to 7."
    />
  ),
};
