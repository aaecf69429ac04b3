import { expect, it } from "vitest";
import { cutAtAntimeridian } from "./antimeridian.ts";
import { contains, type Ring, signedArea } from "./polygons.ts";

const area = (rings: Ring[]) => rings.reduce((sum, ring) => sum + Math.abs(signedArea(ring)), 0);

it("leaves a ring alone that stays within the edges", () => {
  const ring: Ring = [
    [10, 50],
    [12, 50],
    [12, 52],
    [10, 50],
  ];
  expect(cutAtAntimeridian(ring)).toEqual([ring]);
});

it("cuts a ring across the antimeridian in two, without losing any of it", () => {
  const pieces = cutAtAntimeridian([
    [178, -18],
    [-177, -18],
    [-177, -16],
    [178, -16],
    [178, -18],
  ]);
  expect(pieces).toHaveLength(2);
  expect(area(pieces)).toBeCloseTo(10);
  expect(pieces.flat().every(([x]) => Math.abs(x) >= 177 && Math.abs(x) <= 180)).toBe(true);
  for (const piece of pieces) expect(piece.at(-1)).toEqual(piece[0]);
});

it.each(["eastward", "westward"])(
  "leads a ring around the pole (%s) along the map's bottom",
  (way) => {
    const ring: Ring = [
      [-120, -70],
      [0, -70],
      [120, -70],
      [-120, -70],
    ];
    const [piece = [], ...others] = cutAtAntimeridian(
      way === "eastward" ? ring : ring.toReversed(),
    );
    expect(others).toEqual([]);
    expect(area([piece])).toBeCloseTo(360 * 20);
    expect(contains([piece], [170, -80])).toBe(true);
    expect(contains([piece], [170, -60])).toBe(false);
  },
);
