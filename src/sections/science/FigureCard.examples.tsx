import { FigureCard } from "./FigureCard.tsx";

export const examples = {
  withSource: (
    <FigureCard
      id="example-sourced"
      title="How consistent is it?"
      caption="Drawn from 0 to 1."
      source={<a href="#gallery">Technical report 2024</a>}
    >
      <div className="h-20 rounded-card bg-mist" />
    </FigureCard>
  ),
  withoutSource: (
    <FigureCard id="example-plain" title="Three zones" caption="An illustration.">
      <div className="h-20 rounded-card bg-mist" />
    </FigureCard>
  ),
};
