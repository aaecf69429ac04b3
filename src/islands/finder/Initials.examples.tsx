import { Initials } from "./Initials.tsx";

export const examples = {
  "two words": <Initials name="Tvåcirkel Ledarskap" tint={0} />,
  "a sign between words": <Initials name="Elvsund & Ek" tint={1} />,
  "three words": <Initials name="Tre Ringar Utveckling" tint={2} />,
  "one word": <Initials name="Mälarpunkten" tint={3} />,
};
