import { expect, test } from "vitest";
import { formatChartValues, formatRange } from "./chart-values.ts";
import { computePlace } from "./IntervalChart.tsx";

const chart = {
  source: "report",
  axis: { from: 0.5, to: 1 },
  rows: [
    { id: "all", from: 0.85, to: 0.92 },
    { id: "open", from: 0.9 },
  ],
};

test("an open interval is drawn up to the highest value and formatted as open", () => {
  const { rows, ends } = formatChartValues(chart, "ratio", "över {value}", "sv");
  expect(rows).toEqual([
    { id: "all", from: 0.85, to: 0.92, value: "0,85–0,92" },
    { id: "open", from: 0.9, to: 0.92, value: "över 0,90" },
  ]);
  expect(ends).toEqual({ from: "0,50", to: "1,00" });
});

test("a range of percentages has one percent sign", () => {
  expect(formatRange(0.48, 0.53, "percent", "en")).toBe("48–53%");
  expect(formatRange(0.48, 0.53, "percent", "de")).toBe("48–53\u00a0%");
});

test("the ends of the axis are 0 and 100 percent", () => {
  expect([0.5, 0.85, 1].map((value) => computePlace(chart.axis, value))).toEqual([0, 70, 100]);
});
