declare module "d3-geo-projection" {
  import type { GeoGeometryObjects, GeoProjection } from "d3-geo";

  export function geoProject(
    shape: GeoGeometryObjects,
    projection: GeoProjection,
  ): GeoGeometryObjects;
}
