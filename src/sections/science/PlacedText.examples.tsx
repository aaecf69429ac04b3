import { PlacedText } from "./PlacedText.tsx";

export const examples = {
  places: (
    <div className="relative h-30 rounded-card bg-mist">
      <PlacedText x={50} y={20} text="Middle" />
      <PlacedText x={5} y={50} text="Start, strong" variant="strong" anchor="start" />
      <PlacedText x={95} y={80} text="End, soft" variant="soft" anchor="end" />
    </div>
  ),
};
