import { expect, test } from "vitest";
import { countGaps, type TrialScale } from "./trial-scales.ts";

const scales = [6, 6, 3].map(
  (team, index): TrialScale => ({
    id: `scale-${index}`,
    name: "Affiliation",
    about: "What you attend to first",
    low: "Tasks",
    high: "Relationships",
    team,
  }),
);

test.each([
  { own: [6, 6, 3], gaps: 0 },
  { own: [5, 7, 2], gaps: 0 },
  { own: [4, 6, 3], gaps: 1 },
  { own: [6, 6, 5], gaps: 1 },
  { own: [4, 4, 4], gaps: 2 },
  { own: [1, 1, 7], gaps: 3 },
])("places $own stand apart on $gaps scales", ({ own, gaps }) => {
  expect(countGaps(own, scales)).toBe(gaps);
});

test("a scale without a place of one's own is no gap", () => {
  expect(countGaps([1], scales)).toBe(1);
});
