import { getPattern, type Pattern, patterns } from "#instrument/patterns.ts";
import { createPosition, type MapPosition } from "#instrument/positions.ts";
import type { MapView, PositionedLabel } from "#ui/profile-map/ProfileMap.tsx";
import { exampleMeeting, exampleTeam, personInRoles } from "./example-team.ts";

/** The sections with a scene on the team's map: the keys of their content, and their ids in URLs. */
export const sceneIds = {
  misreading: "misreading",
  teamMap: "team-map",
  roles: "roles",
  patterns: "patterns",
  meetings: "meetings",
  conflicts: "conflicts",
  newMember: "new-member",
  remote: "remote-work",
  workshop: "workshop",
  agreements: "agreements",
  followUp: "follow-up",
} as const;

export type SceneKey = keyof typeof sceneIds;
export const sceneKeys = Object.keys(sceneIds) as SceneKey[];

/** What the team's map shows in a section. */
export interface Scene {
  views: MapView[];
  /** Short labels with their positions. */
  notes?: PositionedLabel[];
  /** Shares of the talking in percent, each where colleagues see the person. */
  shares?: { position: MapPosition; guess: number; counted: number }[];
}

const team = exampleTeam.map(({ self, spring }): MapView => ({ self, respondents: [spring] }));

/** The team with the views of some people highlighted, by their index. */
function highlight(...people: number[]): MapView[] {
  const isHighlighted = (index: number) => people.includes(index);
  return [
    ...team.filter((_, index) => !isHighlighted(index)).map((view) => ({ ...view, isMuted: true })),
    ...team
      .filter((_, index) => isHighlighted(index))
      .map((view) => ({ ...view, isEmphasized: true })),
  ];
}

/** The team's guesses of its dots. */
const guesses = [
  [70, 40],
  [40, 30],
  [78, 74],
  [54, 90],
  [62, 26],
  [30, 36],
  [34, 60],
  [86, 40],
] as const;

/** Labels on the map. No numbers: sections and steps of the guide have them. */
export const letters = ["A", "B", "C"] as const;

/** Beside the group, in the empty field, on the long line. */
const letterPositions = [createPosition(96, 40), createPosition(16, 72), createPosition(59, 10)];

/** Positions of the number of each field, below its name. */
const fieldNumbers: Record<Pattern, MapPosition> = {
  rapporteur: createPosition(25, 74),
  motivator: createPosition(70, 66),
  processor: createPosition(12, 36),
  producer: createPosition(58, 20),
};

/** The number of people who are seen in each field. */
const counts = patterns.map((pattern) => ({
  text: String(exampleTeam.filter(({ spring }) => getPattern(spring) === pattern).length),
  position: fieldNumbers[pattern],
}));

/** The scenes of the team's map, one for each section of the guide that has one. */
export const teamScenes: Record<SceneKey, Scene> = {
  misreading: { views: highlight(0) },
  teamMap: {
    views: team.map((view, index) => ({ ...view, isEmphasized: index === 1 })),
    notes: letterPositions.map((position, index) => ({ position, text: letters[index] ?? "" })),
  },
  roles: {
    views: [
      { ...personInRoles.specialist, label: letters[0] },
      { ...personInRoles.lead, label: letters[1] },
      { ...personInRoles.onCall, label: letters[2] },
    ],
  },
  patterns: {
    views: exampleTeam.map(({ spring }) => ({ respondents: [spring], isMuted: true })),
    notes: counts,
  },
  meetings: {
    views: [],
    shares: exampleTeam.map(({ spring }, index) => ({
      position: spring,
      guess: 0,
      counted: 0,
      ...exampleMeeting[index],
    })),
  },
  conflicts: { views: highlight(2, 5) },
  newMember: {
    views: [
      ...team.map((view) => ({ ...view, isMuted: true })),
      { self: createPosition(32, 66), respondents: [] },
    ],
  },
  remote: { views: exampleTeam.map(({ spring }) => ({ respondents: [spring] })) },
  workshop: {
    views: guesses.map(([directiveness, affiliation]) => ({
      respondents: [],
      guess: createPosition(directiveness, affiliation),
    })),
  },
  agreements: { views: highlight(0, 1, 7) },
  followUp: {
    views: [
      ...exampleTeam.map(({ spring }) => ({ respondents: [spring], isMuted: true })),
      ...exampleTeam.map(({ self, autumn }) => ({ self, respondents: [autumn] })),
    ],
  },
};

const getTimeline = (key: SceneKey) => `--scene-${sceneIds[key]}`;

/**
 * For the head of the page: the timelines of the scenes. A scene appears when its section begins and disappears
 * before the next one does (scenes.css). Not in a style sheet, since our linter does not know
 * `timeline-scope` yet, and keyframes that only these rules use would be pruned.
 */
export const scenesStyle = [
  "@keyframes show-scene{0%,50%{opacity:0}to{opacity:1}}@keyframes hide-scene{50%,to{opacity:0}}",
  `.scenes{timeline-scope:${sceneKeys.map(getTimeline).join()}}`,
  ...sceneKeys.map((key, index) => {
    const [id, timeline, next] = [sceneIds[key], getTimeline(key), sceneKeys[index + 1]];
    const names = [index > 0 ? "show-scene" : "none", next ? "hide-scene" : "none"];
    const first = index === 0 ? "opacity:1;" : "";
    return (
      `#${id}{view-timeline-name:${timeline}}` +
      `[data-scene=${id}]{${first}animation-name:${names};animation-timeline:${timeline},${next ? getTimeline(next) : "none"}}`
    );
  }),
].join("");
