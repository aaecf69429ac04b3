import type { SceneMark } from "#ui/marks/MarkScene.tsx";

/** Managers of five functions between asking and telling, 0 to 100: how they see themselves, how they are met. */
export const exampleGroups = [
  { self: 72, others: 78 },
  { self: 34, others: 70 },
  { self: 62, others: 30 },
  { self: 24, others: 28 },
  { self: 40, others: 88 },
];

/** A programme's participants between asking and telling, before and after. */
export const exampleProgramme = {
  before: { self: 30, others: 80 },
  after: { self: 44, others: 58 },
  lessons: { done: 4, total: 6 },
};

/** Somebody with a part in the way from the purpose to the picture by group. */
export type Person = "hr" | "participant" | "colleagues" | "facilitator";

/** Who has something to do in each step, in the order of the steps. */
export const workInSteps: Person[][] = [
  ["hr", "facilitator"],
  ["hr"],
  ["participant"],
  ["participant", "colleagues"],
  ["participant", "facilitator"],
  ["participant"],
  ["hr", "facilitator"],
];

interface Scene {
  marks: SceneMark[];
  lines?: [number, number, number, number][];
}

const dot = (x: number, y: number, r = 9, pale = false): SceneMark => ({
  view: "others",
  x,
  y,
  r,
  pale,
});
const ring = (x: number, y: number, r = 12): SceneMark => ({ view: "self", x, y, r });

/** A scene for each use case: what happens there, told with rings and dots. */
export const useCaseScenes = {
  // One ring comes to a group.
  onboarding: {
    marks: [dot(104, 26), dot(128, 40), dot(112, 60), dot(140, 66), dot(92, 46), ring(26, 68, 14)],
    lines: [[26, 68, 92, 46]],
  },
  // Two groups, side by side, one of them with rings in it.
  merger: {
    marks: [
      dot(22, 34),
      dot(46, 26),
      dot(36, 56),
      dot(60, 52),
      ring(100, 40),
      ring(126, 30),
      ring(116, 64),
      ring(142, 56),
    ],
    lines: [[60, 52, 100, 40]],
  },
  // One ring in three places.
  projects: {
    marks: [dot(38, 26), dot(126, 34), dot(74, 76), ring(80, 46, 14)],
    lines: [
      [80, 46, 38, 26],
      [80, 46, 126, 34],
      [80, 46, 74, 76],
    ],
  },
  // The same distance on two levels.
  countries: {
    marks: [ring(30, 28), dot(84, 28, 11), ring(76, 70), dot(130, 70, 11)],
    lines: [
      [30, 28, 84, 28],
      [76, 70, 130, 70],
    ],
  },
  // A small dot that grows.
  succession: {
    marks: [dot(20, 70, 5, true), dot(48, 62, 8, true), dot(82, 50, 12), ring(130, 34, 20)],
    lines: [[82, 50, 130, 34]],
  },
  // Many pale answers, one of which is taken up.
  survey: {
    marks: [
      dot(24, 26, 7, true),
      dot(48, 26, 7, true),
      dot(72, 26, 7, true),
      dot(24, 50, 7, true),
      dot(48, 50, 7, true),
      dot(72, 50, 7, true),
      dot(24, 74, 7, true),
      dot(48, 74, 7, true),
      dot(72, 74, 7),
      ring(132, 50, 14),
    ],
    lines: [[72, 74, 132, 50]],
  },
} satisfies Record<string, Scene>;
