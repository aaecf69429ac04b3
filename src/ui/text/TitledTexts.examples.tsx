import { TitledTexts } from "./TitledTexts.tsx";

const items = [
  { title: "A result belongs to a role", text: "When somebody changes roles, they ask again." },
  {
    title: "Everybody misses something",
    text: "One group asks more, another says more than it knows.",
  },
];

export const examples = {
  even: <TitledTexts items={items} />,
  odd: <TitledTexts items={items.slice(0, 1)} />,
};
