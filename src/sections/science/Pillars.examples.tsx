import { Pillars } from "./Pillars.tsx";

export const examples = {
  four: (
    <Pillars
      names={["Self-awareness", "Feedback", "Practice", "Support"]}
      description="Four pillars under one beam."
    />
  ),
};
