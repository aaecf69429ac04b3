import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { type MapView, ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { MapTextAlternative } from "./MapTextAlternative.tsx";
import { getMapLabels } from "./map-labels.ts";
import type { MapRow } from "./tabulate-map.ts";

/** A profile map, and below it the disclosure with the map as a table. */
export function MapWithTable({
  views,
  t,
  description,
  name,
  isTablePrinted = true,
}: {
  views: (MapView & MapRow)[];
  t: InterfaceTexts;
  description: string;
  /** Tells the table from those of other maps. */
  name?: string;
  isTablePrinted?: boolean;
}) {
  const table = <MapTextAlternative views={views} t={t} name={name} />;
  return (
    <ProfileMap
      views={views}
      labels={getMapLabels(t)}
      table={isTablePrinted ? table : <div data-screen-only>{table}</div>}
      description={description}
    />
  );
}
