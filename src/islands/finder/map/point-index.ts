import Supercluster, { type AnyProps, type ClusterFeature, type PointFeature } from "supercluster";

/** A facilitator on the map, in degrees (WGS 84). */
export interface MapPoint {
  /** The index of its entry. */
  index: number;
  lat: number;
  lon: number;
  title: string;
  address: string;
}

/** A mark at one zoom: a point, or a cluster of points that are close together. */
export type MapMark =
  | { key: string; lat: number; lon: number; point: MapPoint }
  | { key: string; lat: number; lon: number; count: number; points(): MapPoint[] };

/** Points closer together than this are clustered, in pixels. */
const radius = 44;

/**
 * Clusters points for one zoom at a time: this takes a few milliseconds for ten thousand points, while
 * all zooms would take too long during typing.
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

  /** The marks within bounds (west, south, east, north; degrees) at a zoom. */
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
