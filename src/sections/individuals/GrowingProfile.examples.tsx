import { GrowingProfile } from "./GrowingProfile.tsx";

const self = { directiveness: 34, affiliation: 36 };
const others = [
  { directiveness: 66, affiliation: 72 },
  { directiveness: 84, affiliation: 62 },
];

export const examples = {
  "Own half": <GrowingProfile self={self} description="An open ring, alone." />,
  "Both halves": (
    <GrowingProfile self={self} others={others} description="A ring and two dots, joined." />
  ),
  "With lessons": (
    <GrowingProfile
      self={self}
      others={others}
      lessons={{ done: 2, total: 6 }}
      description="A ring and two dots, joined, and a tree with two of six lessons finished."
    />
  ),
};
