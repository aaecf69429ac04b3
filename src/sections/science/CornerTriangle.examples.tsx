import { CornerTriangle } from "./CornerTriangle.tsx";

export const examples = {
  corners: (
    <CornerTriangle
      top="I"
      left="We"
      right="It"
      around="Everything around"
      description="A triangle with the corners I, we and it, in a circle."
    />
  ),
};
