import {
  type LatLng,
  type LatLngExpression,
  type Map as LeafletMap,
  type Popup,
  popup,
} from "leaflet";
import { createFacilitatorHref } from "#contract/contact-url.ts";
import type { FinderTexts } from "../finder-texts.ts";
import type { MapPoint } from "./cluster-points.ts";
import { createElement, createIconButton } from "./create-element.ts";

/** How far the zoom buttons reach into the map, with some air, in pixels. */
const zoomHeight = 112;

/** From a point to the lower edge of its popup: the margin in `map.css` and `offset`. */
const distance = 24;

/** The popup of a point, or of several to choose from. */
export class PointPopup {
  readonly #map: LeafletMap;
  readonly #texts: FinderTexts;
  #popup: Popup | undefined;
  /** The element that had the focus when the popup was opened. */
  #opener: Element | null = null;

  constructor(map: LeafletMap, texts: FinderTexts) {
    this.#map = map;
    this.#texts = texts;
  }

  get isOpen(): boolean {
    return this.#popup?.isOpen() ?? false;
  }

  close(): void {
    this.#popup?.remove();
  }

  /** Closes the popup. A focus inside returns to the opener, or to the map if the opener is gone. */
  dismiss(): void {
    const map = this.#map.getContainer();
    const hadFocus = this.#hasFocus();
    this.close();
    if (!hadFocus) return;
    const opener = this.#opener === document.body ? null : this.#opener;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: map.contains(opener) });
    // A hidden or removed opener does not take the focus.
    if (document.activeElement !== opener) map.focus({ preventScroll: true });
  }

  /**
   * Shows a point's title and address. `moveMap` brings the popup into view. The focus moves only if it
   * was in the popup before.
   */
  showPoint({ lat, lon, title, address }: MapPoint, moveMap: boolean): void {
    const hadFocus = this.#hasFocus();
    const heading = createElement("strong", { className: "map-popup-title", text: title });
    const place = createElement("span", { text: address });
    const { ask, contactPath } = this.#texts;
    const href = createFacilitatorHref(contactPath, title);
    const link = createElement("a", { className: "map-popup-ask", text: ask, href });
    const text = createElement("p", {}, heading, place, link);
    this.#open([lat, lon], moveMap, title, text);
    if (hadFocus) this.#focusButton();
  }

  /** The centre to which the map must move to show the popup open at a point in its middle, below the zoom buttons. */
  findCenter(at: LatLngExpression): LatLng {
    const map = this.#map;
    const height = (this.#popup?.getElement()?.offsetHeight ?? 0) + distance;
    const shift = Math.max(height / 2, zoomHeight + height - map.getSize().y / 2);
    return map.unproject(map.project(at).subtract([0, shift]));
  }

  /**
   * Lists points that are too close together to be drawn separately, and focuses the first. `name` is the
   * popup's accessible name.
   */
  showChoices(points: MapPoint[], name: string, onSelect: (point: MapPoint) => void): void {
    const [first] = points;
    if (!first) return;
    const entries = points.map((point) => {
      const button = createElement("button", { type: "button", text: point.title });
      button.addEventListener("click", () => onSelect(point));
      return createElement("li", {}, button);
    });
    this.#open([first.lat, first.lon], true, name, createElement("ul", {}, ...entries));
    this.#focusButton();
  }

  #hasFocus(): boolean {
    return this.#popup?.getElement()?.contains(document.activeElement) ?? false;
  }

  #focusButton(): void {
    this.#popup?.getElement()?.querySelector("button")?.focus({ preventScroll: true });
  }

  #open(at: LatLngExpression, moveMap: boolean, name: string, content: HTMLElement): void {
    if (!this.#hasFocus()) this.#opener = document.activeElement;
    const card = { className: "map-popup-card", role: "group", "aria-label": name };
    const cross = "M6 6l12 12M18 6L6 18";
    const close = createIconButton("map-popup-close", this.#texts.map.close, cross);
    close.addEventListener("click", () => this.dismiss());
    this.close();
    // Left of the zoom buttons, or below them where there is no room.
    const { x: mapWidth } = this.#map.getSize();
    const hasRoom = mapWidth > 360;
    this.#popup = popup({
      closeButton: false,
      autoPan: moveMap,
      autoPanPaddingTopLeft: [16, hasRoom ? 16 : zoomHeight],
      autoPanPaddingBottomRight: [hasRoom ? 72 : 16, 16],
      className: "map-popup",
      offset: [0, -8],
      minWidth: 140,
      // Small phones have narrower maps.
      maxWidth: Math.min(260, mapWidth - 16),
    })
      .setLatLng(at)
      .setContent(createElement("div", card, content, close))
      .openOn(this.#map);
  }
}
