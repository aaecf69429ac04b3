import type { MapPosition } from "#ui/profile-map/map-geometry.ts";
import type { Pattern } from "./PatternMark.tsx";

// Percentiles, 0 to 100.
type Pair = [directiveness: number, affiliation: number];

/** A person of the invented team: the self-view, and the mean of colleagues' views half a year apart. */
interface ExampleMember {
  self: MapPosition;
  spring: MapPosition;
  autumn: MapPosition;
}

const place = ([directiveness, affiliation]: Pair): MapPosition => ({ directiveness, affiliation });

const member = (self: Pair, spring: Pair, autumn: Pair): ExampleMember => ({
  self: place(self),
  spring: place(spring),
  autumn: place(autumn),
});

/** The team of the page for teams, in the order of the names in its content. */
export const exampleTeam = [
  member([62, 48], [84, 30], [76, 36]),
  member([28, 30], [74, 18], [58, 24]),
  member([70, 72], [86, 64], [82, 66]),
  member([40, 78], [60, 84], [56, 82]),
  member([55, 22], [66, 38], [64, 32]),
  member([20, 40], [26, 20], [26, 20]),
  member([44, 10], [38, 34], [36, 26]),
  member([78, 46], [90, 20], [92, 15]),
];

/** Eight people with the same pattern. */
export const teamOfOne = Array.from({ length: 8 }, (): Pattern => "producer");

/** Eight people, two of each pattern. */
export const teamOfAll: Pattern[] = [
  "rapporteur",
  "producer",
  "processor",
  "motivator",
  "producer",
  "rapporteur",
  "motivator",
  "processor",
];

/** The self-view of a new member of the team. */
export const newcomer: MapPosition = place([32, 66]);

/** Shares of the talking in a meeting, in percent: as guessed by each person and as counted. */
export const exampleMeeting = [
  { guess: 18, counted: 34 },
  { guess: 9, counted: 5 },
  { guess: 12, counted: 10 },
  { guess: 14, counted: 26 },
  { guess: 9, counted: 4 },
  { guess: 15, counted: 14 },
  { guess: 5, counted: 0 },
  { guess: 10, counted: 7 },
];

/** Two sentences between asking and telling, 0 to 100: as meant and as heard. */
export const misreadSentences = {
  first: { self: 30, others: 84 },
  second: { self: 68, others: 18 },
};

/** A person in three roles, between asking and telling, 0 to 100. */
export const threeRoles = {
  specialist: { self: 22, others: 30 },
  lead: { self: 46, others: 54 },
  onCall: { self: 52, others: 90 },
};
