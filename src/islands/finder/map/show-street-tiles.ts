import { type Map as LeafletMap, TileLayer } from "leaflet";
import { services } from "#contract/endpoints";

/** How close one can go: where there are streets, and where there is only the base map. */
export const closestZoom = { streets: 17, baseMap: 11 };

/** Further out the base map shows all there is to see, in the colours and the language of the page. */
const streetsFrom = 7;

/**
 * Lays street tiles from the site's own server over the base map. Where one cannot be had, nothing
 * covers the base map; once one has come, one may go closer.
 */
export function showStreetTiles(map: LeafletMap): void {
  new TileLayer(`${services.tiles}/{z}/{x}/{y}.png`, {
    minZoom: streetsFrom,
    maxZoom: closestZoom.streets,
    noWrap: true,
    updateWhenIdle: true,
    className: "map-streets",
  })
    .once("tileload", () => map.setMaxZoom(closestZoom.streets))
    .addTo(map);
}
