import { type Canvas, canvas, geoJSON, type Map as LeafletMap, type PathOptions } from "leaflet";
import { feature } from "topojson-client";
import type { MultiLineString, MultiPolygon, Topology } from "topojson-specification";
import { shapesZoom } from "#contract/base-map.ts";

type Shapes = Topology<{ land: MultiPolygon; borders: MultiLineString; lakes: MultiPolygon }>;

/** The pane below all others. */
const pane = "base";

/**
 * Draws land, borders and lakes from the site's own file in the colours of the page, for where street
 * tiles are missing. `signal` stops it.
 * @throws if the file cannot be loaded.
 */
export async function showBaseMap(map: LeafletMap, signal: AbortSignal): Promise<void> {
  const response = await fetch(import.meta.env.BASE_MAP.shapes, { signal });
  const shapes = (await response.json()) as Shapes;
  if (signal.aborted) return;
  map.createPane(pane).classList.add("map-shapes");
  // Larger than the viewport, so that nothing is missing while the map is moved.
  const renderer = canvas({ pane, padding: 0.6 });
  const layers = {
    land: add(map, renderer, getPolygons(shapes, shapes.objects.land)),
    borders: add(map, renderer, [feature(shapes, shapes.objects.borders)]),
    lakes: add(map, renderer, getPolygons(shapes, shapes.objects.lakes)),
  };
  const paint = () => {
    const colors = readColors(map.getContainer());
    layers.land.setStyle(createAreaStyle(colors.land, colors.coast));
    layers.borders.setStyle({ color: colors.border, weight: 1, dashArray: "3 3" });
    layers.lakes.setStyle(createAreaStyle(colors.sea, colors.coast));
  };
  paint();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint, { signal });
}

/** Returns a feature for each polygon, so that polygons out of view are not drawn. */
function getPolygons(shapes: Shapes, object: MultiPolygon) {
  return feature(shapes, object).geometry.coordinates.map((coordinates) => ({
    type: "Polygon" as const,
    coordinates,
  }));
}

function add(map: LeafletMap, renderer: Canvas, shapes: Parameters<typeof geoJSON>[0]) {
  return geoJSON(shapes, {
    pane,
    interactive: false,
    style: { renderer } as PathOptions,
    coordsToLatLng: ([x, y]) => map.unproject([x, y], shapesZoom),
  }).addTo(map);
}

function createAreaStyle(fillColor: string, color: string): PathOptions {
  return { fillColor, fillOpacity: 1, color, weight: 1 };
}

function readColors(element: Element) {
  const style = getComputedStyle(element);
  // Full names: the build removes custom properties whose names occur nowhere.
  const readProperty = (property: `--map-${string}`) => style.getPropertyValue(property).trim();
  return {
    sea: readProperty("--map-sea"),
    land: readProperty("--map-land"),
    coast: readProperty("--map-coast"),
    border: readProperty("--map-border"),
  };
}
