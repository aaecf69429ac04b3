import { type GeoProjection, geoMercator } from "d3-geo";

/** Takes degrees to pixels of the map at a zoom, from its upper left corner. Edges stay straight. */
export function createMercator(zoom: number): GeoProjection {
  const size = 256 * 2 ** zoom;
  return geoMercator()
    .scale(size / (2 * Math.PI))
    .translate([size / 2, size / 2])
    .precision(0);
}
