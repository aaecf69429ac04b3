import type { ComponentProps } from "react";
import type { MapPosition } from "#instrument/positions.ts";
import { arrangeLabels } from "./arrange-labels.ts";
import { LabeledMap } from "./LabeledMap.tsx";
import { MapLabel } from "./MapLabel.tsx";
import { MapPoints } from "./MapPoints.tsx";
import { computeMeanPoint, mapSize, toPoint } from "./map-geometry.ts";

/** Both views of a person: in one role, by one group of colleagues, or at one time. */
export interface MapView {
  /** Left out where only others have been asked. */
  self?: MapPosition | undefined;
  /** One position for each colleague, or a single one for their mean; empty if no colleague has answered. */
  respondents: MapPosition[];
  /** As colleagues see it and, if drawn, as the person does: 0 to 100. */
  adaptability?: number;
  ownAdaptability?: number;
  /** How the person thinks that others see them. */
  guess?: MapPosition | undefined;
  /** Drawn pale, as an earlier view is. Muted views come first. */
  isMuted?: boolean;
  /** Drawn with a thick line. */
  isEmphasized?: boolean;
  /** The label of the line between ring and dot, and the one for phones if that has no room there. */
  label?: string | undefined;
  short?: string;
}

export interface PositionedLabel {
  text: string;
  position: MapPosition;
}

/**
 * The profile map: directiveness on the horizontal axis (asking to telling), affiliation on the vertical
 * one (tasks to relationships). A ring is a person's own view, small dots are colleagues' views, the
 * large dot is their mean, a dashed circle is the person's guess of it. The filled halo shows adaptability
 * as colleagues see it, the open one as the person does. `description` is the text alternative.
 */
export function ProfileMap({
  views,
  ...frame
}: { views: MapView[] } & Pick<
  ComponentProps<typeof LabeledMap>,
  "labels" | "table" | "isCompact" | "description"
>) {
  return (
    <LabeledMap
      {...frame}
      marks={getMarks(views).flatMap(({ self, mean, guessed }) =>
        [self, mean, guessed].filter((point) => point !== undefined),
      )}
      overlay={
        views.some(({ short }) => short) ? (
          <>
            <div className="max-sm:hidden">{renderMapLabels(views)}</div>
            <div className="sm:hidden">
              {renderMapLabels(views.map((view) => ({ ...view, label: view.short })))}
            </div>
          </>
        ) : (
          renderMapLabels(views)
        )
      }
    >
      <MapMarks views={views} />
    </LabeledMap>
  );
}

export function MapMarks({ views }: { views: MapView[] }) {
  return views.map(({ isMuted, label: _label, short: _short, ...drawn }, index) => (
    // Marks of one view move when their answers change.
    // biome-ignore lint/suspicious/noArrayIndexKey: views keep their order
    <g key={index} className={isMuted ? "pale" : undefined}>
      <MapPoints {...drawn} />
    </g>
  ));
}

/** The labels of views, and others with a position of their own, over the map. */
export function renderMapLabels(views: MapView[], otherLabels: PositionedLabel[] = []) {
  const { width, height } = mapSize;
  const labeledMarks = getMarks(views).flatMap(({ self, ...mark }) =>
    self ? [{ self, ...mark }] : [],
  );
  return [
    ...arrangeLabels(labeledMarks).map(({ point: _point, ...label }) => label),
    ...otherLabels.map(({ text, position }) => ({
      text,
      to: toPoint(position),
    })),
  ].map(({ to, ...label }) => (
    <MapLabel
      key={`${label.text} ${to.x},${to.y}`}
      x={(100 * to.x) / width}
      y={(100 * to.y) / height}
      {...label}
    />
  ));
}

function getMarks(views: MapView[]) {
  return views.map(({ self, respondents, guess, label, isMuted = false }) => {
    const guessed = guess && toPoint(guess);
    const mean = computeMeanPoint(respondents) ?? guessed;
    const dots = [
      ...respondents.map(toPoint),
      ...(guessed && respondents.length > 0 ? [guessed] : []),
    ];
    return { label, isMuted, self: self && toPoint(self), mean, guessed, dots };
  });
}
