import { Paragraphs } from "./Paragraphs.tsx";

export const examples = {
  two: (
    <Paragraphs
      texts={["What I meant is known to me alone.", "What I did is known to everybody."]}
    />
  ),
};
