import { expect, test } from "vitest";
import { gapBetween } from "#instrument/distance";
import type { MapPosition } from "#instrument/positions";
import { exampleTeam } from "./example-team.ts";
import { exampleMeeting } from "./TeamMeeting.tsx";
import { teamOfAll, teamOfOne } from "./TeamPatterns.tsx";

// Texts of the page for teams state these facts about its pictures.

const fieldOf = ({ directiveness, affiliation }: MapPosition) => {
  if (affiliation > 50) return directiveness > 50 ? "motivator" : "rapporteur";
  return directiveness > 50 ? "producer" : "processor";
};
const fields = (places: (MapPosition | undefined)[]) =>
  Object.fromEntries(
    Map.groupBy(places, (place) => place && fieldOf(place))
      .entries()
      .map(([field, found]) => [field, found.length]),
  );

test("four of eight are seen as Producers and nobody as a Rapporteur", () => {
  const seen = fields(exampleTeam.map(({ spring }) => spring));
  expect(seen).toEqual({ producer: 4, motivator: 2, processor: 2 });
});

test("the longest line is the senior developer's, from Processor to Producer", () => {
  const gaps = exampleTeam.map(({ self, spring }) => gapBetween(self, spring));
  const longest = exampleTeam[gaps.indexOf(Math.max(...gaps))];
  expect(longest).toBe(exampleTeam[1]);
  expect(longest && [fieldOf(longest.self), fieldOf(longest.spring)]).toEqual([
    "processor",
    "producer",
  ]);
});

test("by autumn six lines are shorter, the tester's is the same, the one in operations longer", () => {
  const changes = exampleTeam.map(({ self, spring, autumn }) =>
    Math.sign(gapBetween(self, autumn) - gapBetween(self, spring)),
  );
  expect(changes).toEqual([-1, -1, -1, -1, -1, 0, -1, 1]);
});

test("one team is all in one field, the other has two in each", () => {
  const seen = (team: typeof teamOfAll) =>
    Object.fromEntries([...Map.groupBy(team, (it) => it)].map(([it, { length }]) => [it, length]));
  expect(seen(teamOfOne)).toEqual({ producer: 8 });
  expect(seen(teamOfAll)).toEqual({ rapporteur: 2, motivator: 2, producer: 2, processor: 2 });
});

test("the meeting's shares are those that the text names", () => {
  const counted = exampleMeeting.map((seat) => seat.counted).toSorted((a, b) => b - a);
  expect(counted).toEqual([34, 26, 14, 10, 7, 5, 4, 0]);
  expect(counted.reduce((sum, share) => sum + share)).toBe(100);
});
