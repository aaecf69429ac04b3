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

const createPosition = (directiveness: number, affiliation: number) => ({
  directiveness,
  affiliation,
});

const map = (description: string, ...views: MapView[]) => (
  <ProfileMap views={views} labels={labels} description={description} />
);

const change = (low: number) =>
  map(
    "Ring and dot lie nearer to each other in autumn.",
    {
      label: "Spring",
      self: createPosition(27, low),
      respondents: [createPosition(77, 71)],
      isMuted: true,
    },
    { label: "Autumn", self: createPosition(54, 52), respondents: [createPosition(61, 71)] },
  );

export const examples = {
  alone: map("The person sees a Processor.", {
    self: createPosition(28, 30),
    respondents: [],
    ownAdaptability: 70,
  }),
  gap: map("The person sees a Processor, two colleagues see a Motivator.", {
    label: "the gap",
    self: createPosition(30, 25),
    respondents: [createPosition(70, 80), createPosition(78, 66)],
    adaptability: 80,
  }),
  guess: map("The person sees a Processor and guesses a Motivator.", {
    label: "3 steps",
    self: createPosition(30, 25),
    respondents: [],
    guess: createPosition(70, 75),
    adaptability: 60,
  }),
  "no gap": map("The person sees a Motivator and guesses the same.", {
    self: createPosition(60, 70),
    respondents: [],
    guess: createPosition(60, 70),
  }),
  answered: map("A Processor who guessed a Motivator is seen as a Producer.", {
    label: "3 steps",
    self: createPosition(30, 25),
    respondents: [createPosition(72, 30)],
    guess: createPosition(70, 75),
    adaptability: 60,
  }),
  "guessed right": map("A Processor guessed a Motivator, and three colleagues see one.", {
    label: "3 steps",
    self: createPosition(30, 25),
    respondents: [createPosition(68, 70), createPosition(74, 84), createPosition(65, 76)],
    guess: createPosition(69, 77),
  }),
  "others alone": map("A colleague sees a Motivator.", { respondents: [createPosition(70, 75)] }),
  rigid: map("The person sees a Producer, a colleague sees a Rapporteur.", {
    self: createPosition(80, 20),
    respondents: [createPosition(25, 78)],
    adaptability: 0,
  }),
  near: map("The person and a colleague both see a Motivator; the marks overlap.", {
    label: "0.4 steps",
    self: createPosition(60, 60),
    respondents: [createPosition(65, 62)],
    adaptability: 70,
    ownAdaptability: 20,
  }),
  edges: map("The person sees a Rapporteur, a colleague sees a Processor, both at the edge.", {
    label: "6 steps",
    self: createPosition(0, 100),
    respondents: [createPosition(0, 0)],
    adaptability: 100,
    ownAdaptability: 0,
  }),
  "two groups": map(
    "One person sees a Rapporteur, the board a Producer, the peers a Processor.",
    {
      label: "Board",
      self: createPosition(36, 72),
      respondents: [createPosition(76, 24), createPosition(84, 18)],
      adaptability: 20,
    },
    {
      label: "Peers",
      self: createPosition(36, 72),
      respondents: [createPosition(24, 26)],
      adaptability: 70,
    },
  ),
  "two people": map(
    "Two people, each with a ring and a dot.",
    { label: "1", self: createPosition(38, 62), respondents: [createPosition(18, 30)] },
    { label: "2", self: createPosition(60, 30), respondents: [createPosition(86, 80)] },
  ),
  change: change(28),
  "change at the edge": change(4),
};
