import { type Canvas, canvas, geoJSON, type Map as LeafletMap, type PathOptions } from "leaflet";
import { feature } from "topojson-client";
import type { MultiLineString, MultiPolygon, Topology } from "topojson-specification";

type Shapes = Topology<{ land: MultiPolygon; borders: MultiLineString; lakes: MultiPolygon }>;

/** The pane of the base map: below everything else. */
const pane = "base";

/**
 * Draws land, borders and lakes in the colours of the page, from the site's own file, so that there
 * is a map wherever street tiles are missing. Ends with `signal`.
 */
export async function showBaseMap(map: LeafletMap, signal: AbortSignal): Promise<void> {
  map.createPane(pane);
  const answer = await fetch(import.meta.env.BASE_MAP.shapes, { signal });
  const shapes = (await answer.json()) as Shapes;
  if (signal.aborted) return;
  // More than what is visible, so that there is something to see while the map is moved.
  const renderer = canvas({ pane, padding: 0.6 });
  const layers = {
    land: add(map, renderer, polygonsOf(shapes, shapes.objects.land)),
    borders: add(map, renderer, [feature(shapes, shapes.objects.borders)]),
    lakes: add(map, renderer, polygonsOf(shapes, shapes.objects.lakes)),
  };
  const paint = () => {
    const colours = readColours(map.getContainer());
    layers.land.setStyle(area(colours.land, colours.coast));
    layers.borders.setStyle({ color: colours.border, weight: 1, dashArray: "3 3" });
    layers.lakes.setStyle(area(colours.sea, colours.coast));
  };
  paint();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint, { signal });
}

/** Each polygon for itself, so that those out of sight cost nothing. */
function polygonsOf(shapes: Shapes, object: MultiPolygon) {
  return feature(shapes, object).geometry.coordinates.map((coordinates) => ({
    type: "Polygon" as const,
    coordinates,
  }));
}

function add(map: LeafletMap, renderer: Canvas, shapes: Parameters<typeof geoJSON>[0]) {
  return geoJSON(shapes, { pane, interactive: false, style: { renderer } as PathOptions }).addTo(
    map,
  );
}

function area(fillColor: string, color: string): PathOptions {
  return { fillColor, fillOpacity: 1, color, weight: 1 };
}

function readColours(element: Element) {
  const style = getComputedStyle(element);
  // Whole names: the build takes out properties whose names stand nowhere.
  const read = (property: `--map-${string}`) => style.getPropertyValue(property).trim();
  return {
    sea: read("--map-sea"),
    land: read("--map-land"),
    coast: read("--map-coast"),
    border: read("--map-border"),
  };
}
