import { ZoneRings } from "./ZoneRings.tsx";

export const examples = {
  zones: (
    <ZoneRings
      comfort="Comfort"
      growth="Growth"
      panic="Panic"
      description="Three circles around each other: comfort, growth and panic."
    />
  ),
};
