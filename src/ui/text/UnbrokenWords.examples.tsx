import { UnbrokenWords } from "./UnbrokenWords.tsx";

export const examples = {
  words: <UnbrokenWords>By E-Mail to the company with the number 559999-9999.</UnbrokenWords>,
};
