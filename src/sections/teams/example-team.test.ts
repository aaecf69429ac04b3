import { expect, test } from "vitest";
import { patterns } from "#instrument/patterns.ts";
import {
  computeMapDistance,
  computeMeanPosition,
  type MapPosition,
} from "#instrument/positions.ts";
import { exampleMeeting, exampleTeam, personInRoles } from "./example-team.ts";
import { teamScenes } from "./scenes.ts";

// Texts of the page for teams state these facts about its pictures.

const getQuadrant = ({ directiveness, affiliation }: MapPosition) => {
  if (affiliation > 50) return directiveness > 50 ? "motivator" : "rapporteur";
  return directiveness > 50 ? "producer" : "processor";
};
const countByQuadrant = (positions: (MapPosition | undefined)[]) =>
  Object.fromEntries(
    Map.groupBy(positions, (position) => position && getQuadrant(position))
      .entries()
      .map(([field, members]) => [field, members.length]),
  );

test("four of eight are seen as Producers and nobody as a Rapporteur", () => {
  const springCounts = countByQuadrant(exampleTeam.map(({ spring }) => spring));
  expect(springCounts).toEqual({ producer: 4, motivator: 2, processor: 2 });
  const noteTexts = teamScenes.patterns.notes?.map(({ text }) => text);
  expect(noteTexts).toEqual(patterns.map((pattern) => String(springCounts[pattern] ?? 0)));
});

test("the longest line is the senior developer's, from Processor to Producer", () => {
  const gaps = exampleTeam.map(({ self, spring }) => computeMapDistance(self, spring));
  const memberWithLongestGap = exampleTeam[gaps.indexOf(Math.max(...gaps))];
  expect(memberWithLongestGap).toBe(exampleTeam[1]);
  expect(
    memberWithLongestGap && [
      getQuadrant(memberWithLongestGap.self),
      getQuadrant(memberWithLongestGap.spring),
    ],
  ).toEqual(["processor", "producer"]);
});

test("both views are closest as a specialist, and furthest apart on call", () => {
  const gaps = [personInRoles.specialist, personInRoles.lead, personInRoles.onCall].map(
    ({ self, respondents }) => computeMapDistance(self, computeMeanPosition(respondents)),
  );
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
});

test("by autumn six lines are shorter, the tester's is the same, the one in operations longer", () => {
  const changes = exampleTeam.map(({ self, spring, autumn }) =>
    Math.sign(computeMapDistance(self, autumn) - computeMapDistance(self, spring)),
  );
  expect(changes).toEqual([-1, -1, -1, -1, -1, 0, -1, 1]);
});

test("the meeting's shares are those that the text names", () => {
  const countedMinutes = exampleMeeting.map((seat) => seat.counted).toSorted((a, b) => b - a);
  expect(countedMinutes).toEqual([34, 26, 14, 10, 7, 5, 4, 0]);
  expect(countedMinutes.reduce((sum, share) => sum + share)).toBe(100);
});

test("agreements begin at the three longest lines", () => {
  const gaps = exampleTeam.map(({ self, spring }) => computeMapDistance(self, spring));
  const longestGaps = gaps.toSorted((a, b) => b - a).slice(0, 3);
  expect([0, 1, 7].map((index) => gaps[index]).toSorted((a = 0, b = 0) => b - a)).toEqual(
    longestGaps,
  );
});
