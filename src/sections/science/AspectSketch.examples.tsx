import { AspectSketch } from "./AspectSketch.tsx";

export const examples = {
  affiliation: (
    <AspectSketch
      aspect="affiliation"
      ends={{ low: "Tasks", high: "Relationships" }}
      description="Affiliation runs up, from tasks to relationships."
    />
  ),
  directiveness: (
    <AspectSketch
      aspect="directiveness"
      ends={{ low: "Asking", high: "Telling" }}
      description="Directiveness runs across, from asking to telling."
    />
  ),
  adaptability: (
    <AspectSketch
      aspect="adaptability"
      ends={{ low: "Own needs", high: "Others’ needs" }}
      description="Adaptability is the halo around a dot."
    />
  ),
  integration: <AspectSketch aspect="integration" description="Both axes and the halo in one." />,
};
