import { WordPair } from "./WordPair.tsx";

const pair = {
  legend: "asks, or tells",
  left: "asks",
  right: "tells",
  answerLabel: (value: number) => `${value} of 7`,
  onChange: () => undefined,
};

export const examples = {
  empty: <WordPair {...pair} name="pair-empty" view="self" />,
  self: <WordPair {...pair} name="pair-self" view="self" value={3} />,
  guess: <WordPair {...pair} name="pair-guess" view="guess" value={6} />,
  others: <WordPair {...pair} name="pair-others" view="others" value={2} />,
  open: (
    <>
      <WordPair {...pair} name="pair-open" view="self" errorId="pair-open-error" />
      <p id="pair-open-error">One pair is still open.</p>
    </>
  ),
  long: (
    <WordPair
      {...pair}
      name="pair-long"
      view="self"
      value={7}
      left="notices at once when the work of the whole team falls behind"
      right="notices at once when somebody in the team has gone quiet"
    />
  ),
};
