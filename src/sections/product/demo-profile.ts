import { type Profile, type RespondentGroup, scoreProfile } from "#instrument/profile";
import { examplePairs } from "#instrument/word-pairs";
import type { ExampleProfile } from "#load/schema/example-profile";

/** How many of each group the demos choose; the people are listed in the content of the page. */
const chosenOf: Record<RespondentGroup, number> = { managers: 1, colleagues: 3, customers: 1 };

/** The guess of one colleague's answers, 1 to 7: the example profile has none. */
export const demoGuess = { affiliation: 4, directiveness: 4, adaptability: 6 };

/** The example person as the demos show them: as the chosen respondents see them. */
export function scoreDemo({ norms, respondents, first, second }: ExampleProfile): Profile {
  const isChosen = (_: unknown, index: number) => {
    const group = respondents[index] as RespondentGroup;
    return respondents.slice(0, index).filter((other) => other === group).length < chosenOf[group];
  };
  const ofChosen = (measurement: typeof first) => {
    const answers = { ...measurement };
    for (const { id } of examplePairs) {
      const { self, respondents: given } = measurement[id];
      answers[id] = { self, respondents: given.filter(isChosen) };
    }
    return answers;
  };
  const chosen = respondents.filter(isChosen);
  return scoreProfile({
    norms,
    respondents: chosen,
    first: ofChosen(first),
    second: ofChosen(second),
  });
}
