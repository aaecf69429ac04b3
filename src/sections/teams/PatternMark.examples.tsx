import { PatternMark } from "./PatternMark.tsx";

export const examples = {
  rapporteur: <PatternMark pattern="rapporteur" />,
  motivator: <PatternMark pattern="motivator" />,
  processor: <PatternMark pattern="processor" />,
  producer: <PatternMark pattern="producer" />,
};
