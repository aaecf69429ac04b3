import Supercluster, { type AnyProps, type ClusterFeature, type PointFeature } from "supercluster";

/** A facilitator on the map. Degrees, WGS 84. */
export interface MapPoint {
  /** Which one of the list it is. */
  index: number;
  lat: number;
  lon: number;
  title: string;
  address: string;
}

/** A point that stands alone at a zoom, or several that are too near to each other to tell apart. */
export type MapMark =
  | { key: string; lat: number; lon: number; point: MapPoint }
  | { key: string; lat: number; lon: number; count: number; points(): MapPoint[] };

/** Points nearer than this to each other, in pixels, are shown as one. */
const radius = 44;

/**
 * The points, grouped for one zoom at a time: grouping ten thousand for one zoom takes a few
 * milliseconds, for all of them it would take too long while somebody types.
 */
export class PointIndex {
  readonly #features: PointFeature<MapPoint>[];
  #zoom = -1;
  #clusters = new Supercluster<MapPoint, MapPoint>();

  constructor(points: MapPoint[]) {
    this.#features = points.map((point) => ({
      type: "Feature",
      properties: point,
      geometry: { type: "Point", coordinates: [point.lon, point.lat] },
    }));
  }

  /** What is to be seen within bounds (west, south, east, north; degrees) at a zoom. */
  marksWithin(bounds: [number, number, number, number], zoom: number): MapMark[] {
    if (zoom !== this.#zoom) {
      const options = { minZoom: zoom, maxZoom: zoom, radius, extent: 256 };
      this.#clusters = new Supercluster<MapPoint, MapPoint>(options).load(this.#features);
      this.#zoom = zoom;
    }
    return this.#clusters.getClusters(bounds, zoom).map((feature) => this.#markOf(feature));
  }

  #markOf({ geometry, properties }: ClusterFeature<AnyProps> | PointFeature<MapPoint>): MapMark {
    if (!("cluster" in properties)) {
      const { index, lat, lon } = properties;
      return { key: `point-${index}`, lat, lon, point: properties };
    }
    const [lon = 0, lat = 0] = geometry.coordinates;
    const { cluster_id: id, point_count: count } = properties;
    const clusters = this.#clusters;
    const points = () => clusters.getLeaves(id, Infinity).map((leaf) => leaf.properties);
    return { key: `cluster-${this.#zoom}-${id}`, lat, lon, count, points };
  }
}
