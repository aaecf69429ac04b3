import { ScaleSlider } from "./ScaleSlider.tsx";

const slider = (id: string, team?: number) => (
  <div>
    <p id={id}>Directiveness</p>
    <ScaleSlider
      labelledBy={id}
      low="Asking"
      high="Telling"
      value={4}
      team={team}
      valueText={(value) => `${value} of 7`}
      onChange={() => undefined}
    />
  </div>
);

export const examples = { alone: slider("slider-alone"), team: slider("slider-team", 6) };
