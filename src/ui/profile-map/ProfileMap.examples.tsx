import { type MapView, ProfileMap } from "./ProfileMap.tsx";

const labels = {
  rapporteur: "Rapporteur",
  motivator: "Motivator",
  processor: "Processor",
  producer: "Producer",
  relationships: "Relationships",
  tasks: "Tasks",
  asking: "Asking",
  telling: "Telling",
};

const positionAt = (directiveness: number, affiliation: number) => ({ directiveness, affiliation });

const map = (description: string, ...views: MapView[]) => (
  <ProfileMap views={views} labels={labels} description={description} />
);

const change = (low: number) =>
  map(
    "Ring and dot lie nearer to each other in autumn.",
    { label: "Spring", self: positionAt(27, low), respondents: [positionAt(77, 71)], pale: true },
    { label: "Autumn", self: positionAt(54, 52), respondents: [positionAt(61, 71)] },
  );

export const examples = {
  alone: map("The person sees a Processor.", {
    self: positionAt(28, 30),
    respondents: [],
    ownAdaptability: 70,
  }),
  gap: map("The person sees a Processor, two colleagues see a Motivator.", {
    label: "the gap",
    self: positionAt(30, 25),
    respondents: [positionAt(70, 80), positionAt(78, 66)],
    adaptability: 80,
  }),
  guess: map("The person sees a Processor and guesses a Motivator.", {
    label: "3 steps",
    self: positionAt(30, 25),
    respondents: [],
    guess: positionAt(70, 75),
    adaptability: 60,
  }),
  "no gap": map("The person sees a Motivator and guesses the same.", {
    self: positionAt(60, 70),
    respondents: [],
    guess: positionAt(60, 70),
  }),
  answered: map("A Processor who guessed a Motivator is seen as a Producer.", {
    label: "3 steps",
    self: positionAt(30, 25),
    respondents: [positionAt(72, 30)],
    guess: positionAt(70, 75),
    adaptability: 60,
  }),
  "guessed right": map("A Processor guessed a Motivator, and three colleagues see one.", {
    label: "3 steps",
    self: positionAt(30, 25),
    respondents: [positionAt(68, 70), positionAt(74, 84), positionAt(65, 76)],
    guess: positionAt(69, 77),
  }),
  "others alone": map("A colleague sees a Motivator.", { respondents: [positionAt(70, 75)] }),
  rigid: map("The person sees a Producer, a colleague sees a Rapporteur.", {
    self: positionAt(80, 20),
    respondents: [positionAt(25, 78)],
    adaptability: 0,
  }),
  near: map("The person and a colleague both see a Motivator; the marks overlap.", {
    label: "0.4 steps",
    self: positionAt(60, 60),
    respondents: [positionAt(65, 62)],
    adaptability: 70,
    ownAdaptability: 20,
  }),
  edges: map("The person sees a Rapporteur, a colleague sees a Processor, both at the edge.", {
    label: "6 steps",
    self: positionAt(0, 100),
    respondents: [positionAt(0, 0)],
    adaptability: 100,
    ownAdaptability: 0,
  }),
  "two groups": map(
    "One person sees a Rapporteur, the board a Producer, the peers a Processor.",
    {
      label: "Board",
      self: positionAt(36, 72),
      respondents: [positionAt(76, 24), positionAt(84, 18)],
      adaptability: 20,
    },
    {
      label: "Peers",
      self: positionAt(36, 72),
      respondents: [positionAt(24, 26)],
      adaptability: 70,
    },
  ),
  "two people": map(
    "Two people, each with a ring and a dot.",
    { label: "1", self: positionAt(38, 62), respondents: [positionAt(18, 30)] },
    { label: "2", self: positionAt(60, 30), respondents: [positionAt(86, 80)] },
  ),
  change: change(28),
  "change at the edge": change(4),
};
