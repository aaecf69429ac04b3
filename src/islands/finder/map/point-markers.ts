import { type Map as LeafletMap, type Marker, marker } from "leaflet";
import { interpolate } from "#locale/interpolate.ts";
import { clusterPoints, type MapMarker, type MapPoint } from "./cluster-points.ts";
import { createElement, createElementIcon } from "./create-element.ts";

/** Up to this many markers are in the tab order; the list is the way to more. */
const maxTabbableMarkers = 15;

/** Draws points as dots, and clusters as circles with their number. */
export class PointMarkers {
  readonly #map: LeafletMap;
  readonly #clusterName: string;
  readonly #onSelect: (points: MapPoint[]) => void;
  readonly #markers = new Map<string, Marker>();
  #points: MapPoint[] = [];
  #selected: Marker | undefined;

  /**
   * `clusterName` is a cluster's accessible name, with {count}; `onSelect` gets the points of a pressed
   * marker.
   */
  constructor(map: LeafletMap, clusterName: string, onSelect: (points: MapPoint[]) => void) {
    this.#map = map;
    this.#clusterName = clusterName;
    this.#onSelect = onSelect;
    map.on("moveend", () => this.#update());
  }

  show(points: MapPoint[]): void {
    this.#points = points;
    const focused = [...this.#markers].find(([, marker]) => hasFocus(marker))?.[0] ?? "";
    for (const key of [...this.#markers.keys()]) this.#drop(key);
    this.#update();
    this.#markers.get(focused)?.getElement()?.focus({ preventScroll: true });
  }

  /** Highlights a point, even within a cluster. */
  highlight(point: MapPoint | undefined): void {
    this.#selected?.remove();
    if (!point) return;
    const icon = createElementIcon(createElement("div", { className: "map-selected" }));
    const options = { icon, interactive: false, keyboard: false, zIndexOffset: 10_000 };
    this.#selected = marker([point.lat, point.lon], options).addTo(this.#map);
  }

  /** Adds and removes only what has come into or gone out of view. */
  #update(): void {
    const bounds = this.#map.getBounds().pad(0.2);
    const markers = clusterPoints(this.#points, this.#map.getZoom(), [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ]);
    const keys = new Set(markers.map(({ key }) => key));
    for (const key of [...this.#markers.keys()]) if (!keys.has(key)) this.#drop(key);
    for (const mapMarker of markers) {
      const { key } = mapMarker;
      if (!this.#markers.has(key)) this.#markers.set(key, this.#add(mapMarker));
    }
    const tabIndex = markers.length <= maxTabbableMarkers ? 0 : -1;
    for (const marker of this.#markers.values()) {
      const element = marker.getElement();
      if (element) element.tabIndex = tabIndex;
    }
  }

  #drop(key: string): void {
    const shownMarker = this.#markers.get(key);
    // The focus would be lost with the marker.
    if (shownMarker && hasFocus(shownMarker))
      this.#map.getContainer().focus({ preventScroll: true });
    shownMarker?.remove();
    this.#markers.delete(key);
  }

  #add({ lat, lon, points }: MapMarker): Marker {
    const [first] = points;
    const isSingle = first && points.length === 1;
    const icon = createElementIcon(isSingle ? createDot(first) : this.#createCircle(points.length));
    return marker([lat, lon], { icon, keyboard: false, riseOnHover: true })
      .on("click", () => this.#onSelect(points))
      .addTo(this.#map);
  }

  #createCircle(count: number): HTMLElement {
    const size = count < 10 ? "" : count < 100 ? " map-cluster-tens" : " map-cluster-hundreds";
    return createElement("button", {
      className: `map-cluster${size}`,
      type: "button",
      text: String(count),
      "aria-label": interpolate(this.#clusterName, { count: String(count) }),
    });
  }
}

function hasFocus(marker: Marker): boolean {
  return marker.getElement() === document.activeElement;
}

function createDot({ title, address }: MapPoint): HTMLElement {
  const label = `${title}, ${address}`;
  return createElement("button", { className: "map-dot", type: "button", "aria-label": label });
}
