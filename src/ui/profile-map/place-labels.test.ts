import { expect, test } from "vitest";
import { mapSize } from "./map-geometry.ts";
import { boxesOfAnswers, boxesOfViews, groupLabelPoints, labelPoint } from "./place-labels.ts";

test.each([
  { name: "on a long line", one: [100, 300], other: [320, 60], text: "3 steps", x: 210, y: 180 },
  {
    name: "below marks that are near",
    one: [200, 100],
    other: [240, 110],
    text: "0.4",
    x: 220,
    y: 146,
  },
  {
    name: "above them at the lower edge",
    one: [200, 340],
    other: [240, 350],
    text: "0.4",
    x: 220,
    y: 304,
  },
  { name: "inside the drawing", one: [20, 40], other: [30, 240], text: "3 steps", x: 58, y: 140 },
])("the label is $name", ({ one, other, text, x, y }) => {
  const point = ([x = 0, y = 0]: number[]) => ({ x, y });
  const label = labelPoint(point(one), point(other), text);
  expect({ x: Math.round(label.x), y: Math.round(label.y) }).toEqual({ x, y });
});

test("the label of a line leaves its colleagues' dots free", () => {
  const one = { x: 146, y: 259 };
  const other = { x: 310, y: 115 };
  const dots = [
    { x: 275, y: 180 },
    { x: 250, y: 127 },
  ];
  const covered = ({ x, y }: { x: number; y: number }) =>
    dots.filter((dot) => Math.abs(dot.x - x) < 90 && Math.abs(dot.y - y) < 20);
  expect(covered(labelPoint(one, other, "the blind spot"))).toHaveLength(1);
  const label = labelPoint(one, other, "the blind spot", boxesOfAnswers(dots));
  expect(covered(label)).toEqual([]);
  // It is still on the line.
  expect((label.x - one.x) / (other.x - one.x)).toBeCloseTo((label.y - one.y) / (other.y - one.y));
});

test("the label of a line without room is beside all dots", () => {
  const [one, other] = [
    { x: 190, y: 150 },
    { x: 230, y: 170 },
  ];
  const dots = [150, 180, 210, 240, 270].map((x) => ({ x, y: 215 }));
  const { y } = labelPoint(one, other, "gap", boxesOfAnswers(dots));
  expect(y < 150 - 20 || y > 215 + 20).toBe(true);
});

test("labels of groups cover neither each other nor marks, and stay inside", () => {
  const groups = [
    { label: "Team", mean: { x: 300, y: 120 }, points: [{ x: 330, y: 150 }] },
    { label: "Ledning", mean: { x: 310, y: 270 }, points: [{ x: 300, y: 240 }] },
    { label: "Chefskollegor", mean: { x: 20, y: 180 }, points: [{ x: 20, y: 180 }] },
  ];
  const own = { x: 150, y: 110 };
  const marks = boxesOfViews([own, ...groups.map(({ mean }) => mean)]);
  const labels = groupLabelPoints(groups, marks, own);
  const height = 40;
  for (const [index, label] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      expect(Math.abs(label.y - other.y) >= height || Math.abs(label.x - other.x) > 120).toBe(true);
    }
    expect(label.y).toBeGreaterThan(height / 2);
    expect(label.y).toBeLessThan(mapSize.height - height / 2);
    expect(label.x).toBeGreaterThan(40);
  }
});

test("the label of a group is not on its line", () => {
  const ring = { x: 150, y: 100 };
  const group = { label: "Peers", mean: { x: 130, y: 280 }, points: [{ x: 130, y: 280 }] };
  const marks = boxesOfViews([ring, group.mean]);
  const [beside] = groupLabelPoints([group], marks, ring);
  expect(Math.abs((beside?.x ?? 130) - 130)).toBeGreaterThan(30);
});
