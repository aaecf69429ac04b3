import Supercluster from "supercluster";

/** A facilitator on the map, in degrees (WGS 84). */
export interface MapPoint {
  /** The index of its entry. */
  index: number;
  lat: number;
  lon: number;
  title: string;
  address: string;
}

/** A marker on the map: a point, or several that are close together. `key` identifies it. */
export interface MapMarker {
  key: string;
  lat: number;
  lon: number;
  points: MapPoint[];
}

/** Points closer together than this are clustered, in pixels. */
const radius = 44;

/** Returns the markers of points at a zoom, within bounds (west, south, east, north; degrees). */
export function clusterPoints(
  points: MapPoint[],
  zoom: number,
  bounds: [number, number, number, number],
): MapMarker[] {
  // Only this zoom: all of them would take too long during typing.
  const options = { minZoom: zoom, maxZoom: zoom, radius, extent: 256 };
  const clusters = new Supercluster<MapPoint, MapPoint>(options).load(
    points.map((point) => ({
      type: "Feature",
      properties: point,
      geometry: { type: "Point", coordinates: [point.lon, point.lat] },
    })),
  );
  return clusters.getClusters(bounds, zoom).map(({ geometry, properties }) => {
    if (!("cluster" in properties)) {
      const { index, lat, lon } = properties;
      return { key: `point-${index}`, lat, lon, points: [properties] };
    }
    const [lon = 0, lat = 0] = geometry.coordinates;
    const id = properties.cluster_id;
    const leaves = clusters.getLeaves(id, Infinity).map((leaf) => leaf.properties);
    return { key: `cluster-${zoom}-${id}`, lat, lon, points: leaves };
  });
}
