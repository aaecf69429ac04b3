import { DomEvent, type Map as LeafletMap } from "leaflet";
import type { FinderMapTexts } from "../finder-texts.ts";
import { createElement, createIconButton } from "./create-element.ts";

/** Sources of the map, with their terms of use. */
const credits = [
  { name: "Natural Earth", href: "https://www.naturalearthdata.com/about/terms-of-use/" },
  { name: "GeoNames", href: "https://www.geonames.org/about.html" },
  { name: "Leaflet", href: "https://leafletjs.com/" },
];
const streets = "https://www.openstreetmap.org/copyright";

/** Adds the zoom buttons and the credits. */
export function addControls(map: LeafletMap, texts: FinderMapTexts): void {
  const zoomIn = createIconButton("map-zoom", texts.zoomIn, "M12 5v14M5 12h14");
  const zoomOut = createIconButton("map-zoom", texts.zoomOut, "M5 12h14");
  zoomIn.addEventListener("click", () => map.zoomIn());
  zoomOut.addEventListener("click", () => map.zoomOut());
  const update = () => {
    // Not `disabled`, which would lose the focus at the last step.
    zoomIn.setAttribute("aria-disabled", String(map.getZoom() >= map.getMaxZoom()));
    zoomOut.setAttribute("aria-disabled", String(map.getZoom() <= map.getMinZoom()));
  };
  map.on("zoomend zoomlevelschange", update);
  update();
  const creditLinks = [{ name: texts.streetCredit, href: streets }, ...credits];
  const links = creditLinks.map(({ name, href }) => createElement("a", { href, text: name }));
  addControl(map, createElement("div", { className: "map-zooms" }, zoomIn, zoomOut));
  addControl(map, createElement("p", { className: "map-credits" }, ...links));
}

function addControl(map: LeafletMap, control: HTMLElement): void {
  DomEvent.disableClickPropagation(control);
  map.getContainer().append(control);
}
