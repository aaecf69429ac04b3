import { expect, test } from "vitest";
import { createLines } from "./YearLines.tsx";

test("creates a line for every year, at equal distances", () => {
  const lines = createLines([2013, 2017, 2024]);
  expect(lines.map(({ year }) => year)).toEqual([
    2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024,
  ]);
  const gaps = lines.slice(1).map(({ top }, index) => (lines[index]?.top ?? 0) - top);
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0);
});
