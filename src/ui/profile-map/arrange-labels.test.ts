import { expect, test } from "vitest";
import { arrangeLabels, type LabeledMarks } from "./arrange-labels.ts";
import { mapSize } from "./map-geometry.ts";

const toPosition = ([x = 0, y = 0]: number[]) => ({ x, y });

/** A view from its ring and its large dot, as pairs of coordinates. */
const view = (label: string, self: number[], mean: number[], dots: number[][] = []) => ({
  label,
  isMuted: false,
  self: toPosition(self),
  mean: toPosition(mean),
  dots: dots.map(toPosition),
});

const getPoints = (...views: LabeledMarks[]) => arrangeLabels(views).map(({ point }) => point);

test.each([
  ["on a long line", "3 steps", [100, 300], [320, 60], [210, 180]],
  ["beside a dot near its ring, away from the ring", "0.4", [200, 100], [240, 110], [291, 110]],
  ["above it at the lower edge", "0.4", [200, 340], [240, 350], [240, 299]],
  ["inside the drawing", "3 steps", [20, 40], [30, 240], [58, 140]],
])("places a label %s", (_where, text, self, mean, expected) => {
  const [label] = getPoints(view(text, self, mean));
  expect([Math.round(label?.x ?? 0), Math.round(label?.y ?? 0)]).toEqual(expected);
});

test("a label without room covers single dots rather than the mean", () => {
  const mean = [220, 120];
  const answersAround = Array.from({ length: 500 }, (_, index) => [
    20 * (index % 25),
    20 * Math.floor(index / 25),
  ]);
  const [label] = getPoints(view("Team", [60, 120], mean, answersAround));
  expect(Math.hypot((label?.x ?? 0) - 220, (label?.y ?? 0) - 120)).toBeGreaterThan(20);
});

test("places the label of two views in one place beside them", () => {
  const [label] = getPoints(view("no gap", [220, 120], [220, 120]));
  expect(Math.hypot((label?.x ?? 0) - 220, (label?.y ?? 0) - 120)).toBeGreaterThan(20);
});

test("places no label for a view without one, or without answers", () => {
  const lonelyView = {
    label: "gap",
    isMuted: false,
    self: { x: 100, y: 300 },
    mean: undefined,
    dots: [],
  };
  expect(arrangeLabels([lonelyView, view("", [100, 300], [320, 60])])).toEqual([]);
});

test("places a label that would hide its line beside the line, clear of colleagues' dots", () => {
  const [self, mean] = [toPosition([146, 259]), toPosition([310, 115])];
  const half = { x: 97, y: 21 };
  const dots = [{ x: 300, y: 240 }];
  const isCovered = ({ x, y } = self) =>
    dots.filter((dot) => Math.abs(dot.x - x) < half.x && Math.abs(dot.y - y) < half.y);
  const views = { label: "the blind spot", isMuted: false, self, mean };
  expect(isCovered(getPoints({ ...views, dots: [] })[0])).toHaveLength(1);
  const [label = self] = getPoints({ ...views, dots });
  expect(isCovered(label)).toEqual([]);
  // Every point of the line is outside the label.
  for (let share = 0; share <= 1; share += 0.01) {
    const x = Math.abs(self.x + share * (mean.x - self.x) - label.x);
    const y = Math.abs(self.y + share * (mean.y - self.y) - label.y);
    expect(x > half.x || y > half.y).toBe(true);
  }
});

test("places the label of a short line beside its dot, clear of the ring in a larger drawing, too", () => {
  const [self, mean] = [
    { x: 190, y: 205 },
    { x: 228, y: 168 },
  ];
  const [label] = arrangeLabels([{ label: "0.9 steps", isMuted: false, self, mean, dots: [] }]);
  // The label is smaller there, and keeps its distance from the point that it belongs to.
  const scale = 590 / 250;
  const unit = mapSize.width / 590;
  const half = { x: (12 + 3.3 * 9) * unit, y: 12.5 * unit };
  const center = (axis: "x" | "y") =>
    (label?.to[axis] ?? 0) + ((label?.point[axis] ?? 0) - (label?.to[axis] ?? 0)) / scale;
  for (const mark of [self, mean]) {
    const gaps = [Math.abs(center("x") - mark.x) - half.x, Math.abs(center("y") - mark.y) - half.y];
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(15);
  }
});

test("places labels of views with one ring beside their dots, away from the ring", () => {
  const [left, right] = getPoints(
    view("1", [200, 300], [100, 150], [[100, 130]]),
    view("2", [200, 300], [300, 150]),
  );
  const unit = mapSize.width / 250;
  // Above is a colleague's dot.
  expect(left).toEqual({ x: expect.closeTo(100 - 15 - (12 + 3.3) * unit), y: 150 });
  expect(right).toEqual({ x: 300, y: 150 - 15 - 12.5 * unit });
});

test("places the label of a pale view beside its dot", () => {
  const [label] = getPoints({ ...view("Spring", [100, 300], [320, 60]), isMuted: true });
  expect(Math.abs((label?.x ?? 0) - 320)).toBeLessThan(80);
});

test("places the labels of two measurements beside their dots, the pale one last", () => {
  const [autumn, spring] = getPoints(
    { ...view("Spring", [146, 259], [310, 115]), isMuted: true },
    view("Autumn", [224, 180], [249, 117]),
  );
  // Above: on the left it would lie in the field beside that of its dot.
  expect(autumn?.x).toBe(249);
  expect(autumn?.y).toBeLessThan(117);
  expect(spring?.x).toBe(310);
});

test("labels cover neither each other nor marks, and stay inside", () => {
  const views = [
    view("Team", [150, 110], [300, 120], [[330, 150]]),
    view("Ledning", [150, 110], [310, 270], [[300, 240]]),
    view("Chefskollegor", [150, 110], [20, 180]),
  ];
  const labels = getPoints(...views);
  const height = 40;
  for (const [index, label] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      expect(Math.abs(label.y - other.y) >= height || Math.abs(label.x - other.x) > 120).toBe(true);
    }
    for (const mark of views.flatMap(({ self, mean }) => [self, mean])) {
      expect(Math.hypot(label.x - mark.x, label.y - mark.y)).toBeGreaterThan(30);
    }
    expect(label.y).toBeGreaterThan(height / 2);
    expect(label.y).toBeLessThan(mapSize.height - height / 2);
    expect(label.x).toBeGreaterThan(40);
  }
});
