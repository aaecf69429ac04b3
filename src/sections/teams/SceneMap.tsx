import type { ComponentProps, ReactNode } from "react";
import { Dot } from "#ui/drawings/Shapes.tsx";
import { LabeledMap } from "#ui/profile-map/LabeledMap.tsx";
import { toPoint } from "#ui/profile-map/map-geometry.ts";
import { MapMarks, renderMapLabels } from "#ui/profile-map/ProfileMap.tsx";
import type { Scene } from "./scenes.ts";

/** A scene of the team's map and the id of its section. */
interface NamedScene {
  id: string;
  scene: Scene;
}

/** The team's map with one scene, or with several: style sheets show one at a time. */
export function SceneMap({
  scenes,
  labels,
}: {
  scenes: NamedScene[];
  labels: ComponentProps<typeof LabeledMap>["labels"];
}) {
  const each = (render: (scene: Scene) => ReactNode, Layer: "g" | "div") =>
    scenes.length === 1 && scenes[0]
      ? render(scenes[0].scene)
      : scenes.map(({ id, scene }) => (
          <Layer key={id} data-scene={id} className="scene">
            {render(scene)}
          </Layer>
        ));
  return (
    <>
      <LabeledMap isCompact labels={labels} overlay={each(renderLabels, "div")}>
        {each(renderMarks, "g")}
      </LabeledMap>
      <p className="mt-1 flex justify-between text-fine text-soft max-md:hidden">
        <span>{`${labels.asking} `}</span>
        <span>{labels.telling}</span>
      </p>
    </>
  );
}

const renderLabels = ({ views, notes }: Scene) => renderMapLabels(views, notes);

function renderMarks({ views, shares = [] }: Scene) {
  return (
    <>
      <MapMarks views={views} />
      {shares.map(({ position, guess, counted }) => {
        const { x, y } = toPoint(position);
        return (
          <g key={`${x},${y}`}>
            <Dot cx={x} cy={y} r={computeRadius(counted)} />
            <circle
              cx={x}
              cy={y}
              r={computeRadius(guess)}
              className="fill-none stroke-ink"
              strokeWidth="4"
            />
          </g>
        );
      })}
    </>
  );
}

/** The area of a mark is proportional to its share: 36 percent has a radius of 30. */
const computeRadius = (share: number) => Math.round(50 * Math.sqrt(share / 100));
