import type { ReactNode } from "react";
import { dimensions } from "#instrument/dimensions.ts";
import { createPosition, type MapPosition } from "#instrument/positions.ts";
import type { Profile } from "#instrument/profile.ts";
import { getPositions, getViewPercents } from "#instrument/profile-views.ts";
import { GrowingTree } from "#ui/drawings/GrowingTree.tsx";
import { MeetingMarks } from "#ui/drawings/MeetingMarks.tsx";
import { Dot, Ring } from "#ui/drawings/Shapes.tsx";
import { ViewDistance } from "#ui/drawings/ViewDistance.tsx";
import { MapBackground } from "#ui/profile-map/MapBackground.tsx";
import { MapPoints } from "#ui/profile-map/MapPoints.tsx";
import { mapSize } from "#ui/profile-map/map-geometry.ts";
import { PeopleMap } from "#ui/profile-map/PeopleMap.tsx";
import type { DrawingKind } from "./drawing-kinds.ts";

/** A drawing as SVG elements with colour classes, and its size in its own units. */
export interface Drawing {
  width: number;
  height: number;
  content: ReactNode;
}

/**
 * Creates a drawing from the pages' components. One person is the example person; drawings of several have values
 * of their own.
 */
export function createDrawing(kind: DrawingKind, profile: Profile): Drawing {
  switch (kind) {
    case "gap":
      return drawProfileMap(getPositions(profile));
    case "views":
      return drawProfileMap(
        ...profile.groups.map(({ position }) => ({
          self: profile.self.position,
          respondents: [position],
        })),
      );
    case "scales":
      return { width: 400, height: 300, content: <ScalesDrawing profile={profile} /> };
    default:
      return otherDrawings[kind];
  }
}

const otherDrawings: Record<Exclude<DrawingKind, "gap" | "views" | "scales">, Drawing> = {
  team: drawProfileMap(
    { self: createPosition(18, 24), respondents: [createPosition(30, 14)] },
    { self: createPosition(32, 70), respondents: [createPosition(18, 84)] },
    { self: createPosition(70, 64), respondents: [createPosition(84, 82)] },
    { self: createPosition(64, 32), respondents: [createPosition(86, 22)] },
  ),
  people: {
    width: 260,
    height: 230,
    content: (
      <PeopleMap description="" people={createRespondents([true, true, false, true, true, true])} />
    ),
  },
  tree: { width: 200, height: 190, content: <GrowingTree description="" done={4} total={6} /> },
  group: { width: 400, height: 340, content: <GroupDrawing /> },
  distance: { width: 220, height: 60, content: <ViewDistance /> },
  meeting: { width: 248, height: 168, content: <MeetingMarks /> },
};

function drawProfileMap(
  ...people: { self: MapPosition; respondents: MapPosition[]; adaptability?: number }[]
): Drawing {
  const content = (
    <>
      <MapBackground />
      {people.map(({ adaptability = 0, ...views }) => (
        <MapPoints
          key={views.respondents.map((view) => view.directiveness).join()}
          {...views}
          adaptability={adaptability}
        />
      ))}
    </>
  );
  return { ...mapSize, content };
}

function createRespondents(answered: boolean[]) {
  return answered.map((answer, index) => ({ initials: String(index + 1), answered: answer }));
}

const perRow = 6;
const step = 68;
const changed = new Set([3, 8, 9, 15, 16, 20, 22, 27]);

/** Many people as rings; those whom others already see differently are dots. */
function GroupDrawing() {
  return (
    <svg viewBox="0 0 400 340">
      {Array.from({ length: 30 }, (_, index) => {
        const x = 30 + (index % perRow) * step;
        const y = 34 + Math.floor(index / perRow) * step;
        return changed.has(index) ? (
          <Dot key={`${x},${y}`} cx={x} cy={y} r="23" />
        ) : (
          <Ring key={`${x},${y}`} cx={x} cy={y} r="18" strokeWidth="8" />
        );
      })}
    </svg>
  );
}

/** The three scales, each with a ring, a dot and the gap between them. */
function ScalesDrawing({ profile }: { profile: Profile }) {
  const getX = (percent: number) => 10 + 3.8 * percent;
  return (
    <svg viewBox="0 0 400 300">
      {dimensions.map((dimension, index) => {
        const percents = getViewPercents(dimension, profile);
        const self = getX(percents.self);
        const others = getX(percents.others);
        const y = 50 + 100 * index;
        return (
          <g key={y}>
            <path
              d={`M10 ${y}H390`}
              className="stroke-line"
              strokeWidth="8"
              strokeLinecap="round"
            />
            <path d={`M${self} ${y}H${others}`} className="stroke-spruce" strokeWidth="8" />
            <Dot cx={others} cy={y} r="21" />
            <Ring cx={self} cy={y} r="17" strokeWidth="8" />
          </g>
        );
      })}
    </svg>
  );
}
