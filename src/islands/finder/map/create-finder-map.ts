import "./trusted-types-policy.ts";
import { Map as LeafletMap, latLngBounds, type PanOptions, type PointExpression } from "leaflet";
import { interpolate } from "#locale/interpolate.ts";
import styles from "#styles/map.css?inline";
import type { FinderQuery } from "../find-facilitators.ts";
import type { FinderTexts } from "../finder-texts.ts";
import { addControls } from "./add-controls.ts";
import type { MapPoint } from "./cluster-points.ts";
import { keepPageScrolling } from "./keep-page-scrolling.ts";
import { PointMarkers } from "./point-markers.ts";
import { PointPopup } from "./point-popup.ts";
import { showBaseMap } from "./show-base-map.ts";
import { showCityNames } from "./show-city-names.ts";
import { maxZoom, showStreetTiles } from "./show-street-tiles.ts";

export interface FinderMapHandle {
  /**
   * Replaces the points. Moves to the first one or, if `fitsAll`, to all of them, unless they are
   * unchanged and, after another `query`, in view. Without points it moves to the place of the query.
   */
  show(points: MapPoint[], fitsAll: boolean, query: FinderQuery): void;
  /** Moves to a point and opens its popup; `undefined` closes the popup. */
  select(index: number | undefined): void;
  destroy(): void;
}

interface FinderMapOptions {
  /** The centre without any points, in degrees (WGS 84). */
  center: { lat: number; lon: number };
  zoom: number;
  texts: FinderTexts;
  /** Called when a visitor selects a point on the map. */
  onSelect(index: number): void;
}

/** Padding around points that are fitted into view, in pixels: a dot and its halo. */
const margin = 36;

/** A map that never animates: Leaflet has no option for moves by arrow keys and for popups. */
class UnanimatedMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

const world = latLngBounds([-84, -190], [84, 190]);
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** Creates a map in an element. Import this file dynamically: it is large. */
export function createFinderMap(element: HTMLElement, options: FinderMapOptions): FinderMapHandle {
  const { center, zoom, texts, onSelect } = options;
  const labels = texts.map;
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const abortController = new AbortController();
  const animate = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.classList.add("map-view");
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", labels.map);
  const map = new (animate ? LeafletMap : UnanimatedMap)(element, {
    center: [center.lat, center.lon],
    zoom,
    minZoom: 3,
    maxZoom: maxZoom.baseMap,
    maxBounds: world,
    maxBoundsViscosity: 1,
    preferCanvas: true,
    zoomControl: false,
    attributionControl: false,
    boxZoom: false,
    trackResize: false,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
    inertia: animate,
  });
  const resizes = new ResizeObserver(() => {
    // A hidden element has no size: wait until it is shown again.
    if (element.clientWidth > 0) map.invalidateSize({ animate: false });
  });
  resizes.observe(element);
  keepPageScrolling(element, labels, abortController.signal);
  // Without the base map there are still points, and street tiles if available.
  showBaseMap(map, abortController.signal).catch(() => {});
  showCityNames(map, abortController.signal).catch(() => {});
  showStreetTiles(map);

  let shownPoints: MapPoint[] = [];
  let fittedBounds = latLngBounds([center.lat, center.lon], [center.lat, center.lon]);
  let shownQuery: object | undefined;
  let selected: number | undefined;
  const popup = new PointPopup(map, texts);
  const highlight = (point: MapPoint, moveMap: boolean) => {
    selected = point.index;
    popup.showPoint(point, moveMap);
    markers.highlight(point);
  };
  const selectPoint = (point: MapPoint) => {
    highlight(point, true);
    onSelect(point.index);
  };
  const clearSelection = () => {
    selected = undefined;
    popup.close();
    markers.highlight(undefined);
  };
  const markers = new PointMarkers(map, labels.cluster, (points) => {
    const [first] = points;
    if (first && points.length === 1) return selectPoint(first);
    const bounds = latLngBounds(points.map(toLatLng));
    const closer = Math.min(map.getBoundsZoom(bounds.pad(0.2)), map.getMaxZoom());
    if (closer > map.getZoom()) map.setView(bounds.getCenter(), closer, { animate });
    else
      popup.showChoices(
        points,
        interpolate(labels.cluster, { count: String(points.length) }),
        selectPoint,
      );
  });
  addControls(map, labels);
  // On the document: the popup may have been opened from the list, or by a press that moved no focus.
  document.addEventListener("keydown", ({ key }) => key === "Escape" && popup.dismiss(), {
    signal: abortController.signal,
  });

  return {
    show: (points, fitsAll, query) => {
      shownPoints = points;
      if (selected !== undefined && !points.some(({ index }) => index === selected)) {
        clearSelection();
      }
      const goals = fitsAll ? points : points.slice(0, 1);
      const place = query.near?.point ?? center;
      const goal = latLngBounds((goals.length > 0 ? goals : [place]).map(toLatLng));
      // The visitor may have moved the map away.
      const isAway = query !== shownQuery && !map.getBounds().intersects(goal);
      shownQuery = query;
      if (isAway || !goal.equals(fittedBounds)) {
        map.fitBounds(goal, { maxZoom: zoom, padding: [margin, margin], animate: false });
        fittedBounds = goal;
      }
      markers.show(points);
    },
    select: (index) => {
      const point = shownPoints.find((candidate) => candidate.index === index);
      if (!point) return clearSelection();
      const isInView = map.getBounds().contains(toLatLng(point));
      if (index === selected && popup.isOpen && isInView) return;
      highlight(point, false);
      map.panTo(popup.findCenter(toLatLng(point)), { animate });
    },
    destroy: () => {
      abortController.abort();
      resizes.disconnect();
      map.remove();
      element.replaceChildren();
    },
  };
}

function toLatLng({ lat, lon }: { lat: number; lon: number }): [number, number] {
  return [lat, lon];
}
