import { expect, test } from "vitest";
import { createRings } from "./YearRings.tsx";

test("creates a ring for every year, at equal distances", () => {
  const rings = createRings([2013, 2017, 2024]);
  expect(rings.map(({ year }) => year)).toEqual([
    2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024,
  ]);
  const gaps = rings.slice(1).map(({ radius }, index) => radius - (rings[index]?.radius ?? 0));
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0);
});
