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

const place = (directiveness: number, affiliation: number) => ({ directiveness, affiliation });

const map = (description: string, ...views: MapView[]) => (
  <ProfileMap views={views} labels={labels} description={description} />
);

const change = (low: number) =>
  map(
    "Ring and dot lie nearer to each other in autumn.",
    { label: "Spring", self: place(27, low), others: [place(77, 71)], pale: true },
    { label: "Autumn", self: place(54, 52), others: [place(61, 71)] },
  );

export const examples = {
  alone: map("The person sees a Processor.", {
    self: place(28, 30),
    others: [],
    ownAdaptability: 70,
  }),
  gap: map("The person sees a Processor, two colleagues see a Motivator.", {
    label: "the gap",
    self: place(30, 25),
    others: [place(70, 80), place(78, 66)],
    adaptability: 80,
  }),
  guess: map("The person sees a Processor and guesses a Motivator.", {
    label: "3 steps",
    self: place(30, 25),
    others: [],
    guess: place(70, 75),
    adaptability: 60,
  }),
  "no gap": map("The person sees a Motivator and guesses the same.", {
    self: place(60, 70),
    others: [],
    guess: place(60, 70),
  }),
  answered: map("A Processor who guessed a Motivator is seen as a Producer.", {
    label: "3 steps",
    self: place(30, 25),
    others: [place(72, 30)],
    guess: place(70, 75),
    adaptability: 60,
  }),
  "guessed right": map("A Processor guessed a Motivator, and three colleagues see one.", {
    label: "3 steps",
    self: place(30, 25),
    others: [place(68, 70), place(74, 84), place(65, 76)],
    guess: place(69, 77),
  }),
  "others alone": map("A colleague sees a Motivator.", { others: [place(70, 75)] }),
  rigid: map("The person sees a Producer, a colleague sees a Rapporteur.", {
    self: place(80, 20),
    others: [place(25, 78)],
    adaptability: 0,
  }),
  near: map("The person and a colleague both see a Motivator; the marks overlap.", {
    label: "0.4 steps",
    self: place(60, 60),
    others: [place(65, 62)],
    adaptability: 70,
    ownAdaptability: 20,
  }),
  edges: map("The person sees a Rapporteur, a colleague sees a Processor, both at the edge.", {
    label: "6 steps",
    self: place(0, 100),
    others: [place(0, 0)],
    adaptability: 100,
    ownAdaptability: 0,
  }),
  "two groups": map(
    "One person sees a Rapporteur, the board a Producer, the peers a Processor.",
    {
      label: "Board",
      self: place(36, 72),
      others: [place(76, 24), place(84, 18)],
      adaptability: 20,
    },
    { label: "Peers", self: place(36, 72), others: [place(24, 26)], adaptability: 70 },
  ),
  "two people": map(
    "Two people, each with a ring and a dot.",
    { label: "1", self: place(38, 62), others: [place(18, 30)] },
    { label: "2", self: place(60, 30), others: [place(86, 80)] },
  ),
  change: change(28),
  "change at the edge": change(4),
};
