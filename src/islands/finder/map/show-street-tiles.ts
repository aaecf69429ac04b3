import { type Map as LeafletMap, TileLayer } from "leaflet";
import { apiEndpoints } from "#contract/endpoints.ts";

/** The closest zoom with street tiles, and with the base map alone. */
export const maxZoom = { streets: 17, baseMap: 9 };

/** Further out the base map shows as much, in the colours and the language of the page. */
const minStreetZoom = 7;

/**
 * Lays street tiles from the site's own server over the base map, which stays visible where a tile is
 * missing. The first tile that loads allows a closer zoom.
 */
export function showStreetTiles(map: LeafletMap): void {
  new TileLayer(`${apiEndpoints.tiles}/{z}/{x}/{y}.png`, {
    minZoom: minStreetZoom,
    maxZoom: maxZoom.streets,
    updateWhenIdle: true,
    className: "map-streets",
  })
    .once("tileload", () => map.setMaxZoom(maxZoom.streets))
    .addTo(map);
}
