import { type Map as LeafletMap, type Marker, marker } from "leaflet";
import type { CityLabel } from "#contract/base-map.ts";
import { defaultLocale, isLocale, type Locale } from "#locale/languages.ts";
import { createElement, createElementIcon } from "./create-element.ts";

const pane = "names";

/** Cities that appear from this zoom on have smaller names. */
const minSmallLabelZoom = 5;

/** Pixels from the left edge of a city's dot to its name: the dot and the gap of `.map-city`. */
const indent = 14;

/** The diameter of a city's dot, in pixels. */
const dot = 5;

/** Pixels that the halo of a cluster extends beyond its marker. */
const halo = 6;

/**
 * Labels the cities that fit the zoom, in the language of the page. `signal` stops it.
 * @throws if their file cannot be loaded.
 */
export async function showCityNames(map: LeafletMap, signal: AbortSignal): Promise<void> {
  const layer = map.createPane(pane);
  layer.classList.add("map-names");
  // Screen readers have the list.
  layer.setAttribute("aria-hidden", "true");
  const response = await fetch(import.meta.env.BASE_MAP.cities, { signal });
  const cities = (await response.json()) as CityLabel[];
  if (signal.aborted) return;
  const locale = getLocale(map.getContainer());
  const markers = new Map<CityLabel, Marker>();
  const update = () => {
    const bounds = map.getBounds().pad(0.3);
    const zoom = map.getZoom();
    for (const city of cities) {
      const fits = city.zoom <= zoom && bounds.contains([city.lat, city.lon]);
      if (fits === markers.has(city)) continue;
      if (fits) markers.set(city, createNameMarker(map, city, locale));
      else {
        markers.get(city)?.remove();
        markers.delete(city);
      }
    }
  };
  update();
  map.on("moveend", update);
  let frame = 0;
  const avoidMarkers = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => moveBesideMarkers(map, markers.values()));
  };
  avoidMarkers();
  map.on("moveend layeradd layerremove", avoidMarkers);
}

/**
 * Moves the name of a city beside a marker that covers the city's dot, and to the left if only on the right a
 * marker covers the name or the map ends. The zoom buttons count as a marker.
 */
function moveBesideMarkers(map: LeafletMap, names: Iterable<Marker>): void {
  const container = map.getContainer();
  const edge = container.getBoundingClientRect().right;
  const markers = [
    ...(map.getPane("markerPane")?.children ?? []),
    ...container.querySelectorAll(".map-zooms"),
  ].map((element) => element.getBoundingClientRect());
  for (const name of names) {
    const element = name.getElement();
    if (!element) continue;
    element.classList.remove("map-city-left");
    element.style.paddingInline = "";
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const near = markers.filter((box) => box.top < bottom && box.bottom > top);
    const meets = (from: number, to: number) =>
      near.filter((box) => box.left < to && box.right > from);
    const covering = meets(left, left + indent);
    const width = right - left - indent;
    const start = Math.max(left + indent, ...covering.map((box) => box.right + halo));
    const end = Math.min(left - indent + dot, ...covering.map((box) => box.left - halo));
    // A city beside the map shows no name, either.
    const isCut = start + width > edge && left + dot <= edge;
    const isCovered = meets(start, start + width).length > 0 || isCut;
    const isLeft = isCovered && meets(end - width, end).length === 0;
    element.classList.toggle("map-city-covered", covering.length > 0);
    element.classList.toggle("map-city-left", isLeft);
    if (isLeft) element.style.paddingRight = `${left - indent + dot - end}px`;
    else element.style.paddingLeft = `${start - left - indent}px`;
  }
}

function createNameMarker(
  map: LeafletMap,
  { name, zoom, lat, lon }: CityLabel,
  locale: Locale,
): Marker {
  const size = zoom < minSmallLabelZoom ? "map-city map-city-large" : "map-city";
  const text = typeof name === "string" ? name : name[locale];
  const element = createElement("div", { className: size, text });
  const options = { icon: createElementIcon(element), interactive: false, keyboard: false, pane };
  return marker([lat, lon], options).addTo(map);
}

function getLocale(element: Element): Locale {
  const lang = element.closest("[lang]")?.getAttribute("lang");
  return isLocale(lang) ? lang : defaultLocale;
}
