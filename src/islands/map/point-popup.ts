import { type LatLngExpression, type Map as LeafletMap, type Popup, popup } from "leaflet";
import { createElement, createIconButton } from "./create-element.ts";
import type { MapPoint } from "./point-index.ts";

/** What the map says of a point, or the points among which to choose. */
export class PointPopup {
  readonly #map: LeafletMap;
  readonly #closeName: string;
  #popup: Popup | undefined;

  constructor(map: LeafletMap, closeName: string) {
    this.#map = map;
    this.#closeName = closeName;
  }

  get isOpen(): boolean {
    return this.#popup?.isOpen() ?? false;
  }

  close(): void {
    this.#popup?.remove();
  }

  /** Closes it for a visitor whose focus may be in it, and would be lost. */
  dismiss(): void {
    const hasFocus = this.#popup?.getElement()?.contains(document.activeElement);
    this.close();
    if (hasFocus) this.#map.getContainer().focus({ preventScroll: true });
  }

  /** Tells a point's title and address. `moveMap` brings the popup into view. */
  tell({ lat, lon, title, address }: MapPoint, moveMap: boolean): void {
    const heading = createElement("strong", { className: "map-popup-title", text: title });
    const place = createElement("span", { text: address });
    this.#open([lat, lon], moveMap, createElement("p", {}, heading, place));
  }

  /** Lets the visitor choose among points that lie too close together to be shown apart. */
  offer(points: MapPoint[], onChoose: (point: MapPoint) => void): void {
    const [first] = points;
    if (!first) return;
    const entries = points.map((point) => {
      const button = createElement("button", { type: "button", text: point.title });
      button.addEventListener("click", () => onChoose(point));
      return createElement("li", {}, button);
    });
    this.#open([first.lat, first.lon], true, createElement("ul", {}, ...entries));
  }

  #open(at: LatLngExpression, moveMap: boolean, content: HTMLElement): void {
    const cross = "M6 6l12 12M18 6L6 18";
    const close = createIconButton("map-popup-close", this.#closeName, cross);
    close.addEventListener("click", () => this.dismiss());
    this.close();
    this.#popup = popup({
      closeButton: false,
      autoPan: moveMap,
      autoPanPadding: [16, 16],
      className: "map-popup",
      offset: [0, -8],
      minWidth: 140,
      maxWidth: 260,
    })
      .setLatLng(at)
      .setContent(createElement("div", {}, content, close))
      .openOn(this.#map);
  }
}
