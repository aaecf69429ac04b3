import { CharacterCount } from "./CharacterCount.tsx";

export const examples = {
  near: <CharacterCount text="Characters left: 37" />,
  exceeded: <CharacterCount text="Characters over the limit: 5" isExceeded />,
};
