import { expect, test } from "vitest";
import {
  computeInterquartileRange,
  computePercentile,
  computeReliableChange,
  computeStandardError,
  computeStandardErrorsByDimension,
} from "./norm.ts";

const norm = { mean: 4, deviation: 1 };
const norms = { affiliation: norm, directiveness: norm, adaptability: norm };

test.each([
  [4, 50],
  [5, 84.1345],
  [3, 15.8655],
  [6, 97.725],
  [4.6745, 75],
])(
  "a mean of %d is above %d of 100 people with a mean of 4 and a deviation of 1",
  (value, share) => {
    expect(computePercentile(value, norm)).toBeCloseTo(share, 2);
  },
);

test("the middle half is between the 25th and the 75th percentile", () => {
  const wideNorm = { mean: 4.2, deviation: 1.4 };
  const { from, to } = computeInterquartileRange(wideNorm);
  expect(computePercentile(from, wideNorm)).toBeCloseTo(25, 2);
  expect(computePercentile(to, wideNorm)).toBeCloseTo(75, 2);
});

test("the standard error of a result follows from its deviation and alpha", () => {
  expect(computeStandardError({ mean: 4, deviation: 2 }, 0.75)).toBeCloseTo(1);
  expect(computeStandardError(norm, 1)).toBe(0);
  const errors = computeStandardErrorsByDimension(norms, [
    { id: "all", from: 0.5 },
    { id: "directiveness", from: 0.875 },
  ]);
  expect(errors.affiliation).toBeCloseTo(Math.SQRT1_2);
  expect(errors.directiveness).toBeCloseTo(Math.SQRT1_2 / 2);
});

test("a change is reliable beyond two standard errors of a difference", () => {
  expect(computeReliableChange(0.5)).toBeCloseTo(Math.SQRT2);
});
