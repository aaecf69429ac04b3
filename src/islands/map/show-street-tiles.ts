import { type Coords, type DoneCallback, GridLayer, type Map as LeafletMap } from "leaflet";
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
  new StreetTiles({
    minZoom: streetsFrom,
    maxZoom: closestZoom.streets,
    noWrap: true,
    updateWhenIdle: true,
    className: "map-streets",
  })
    .once("tileload", () => map.setMaxZoom(closestZoom.streets))
    .on("tileunload", ({ tile }) => tile.removeAttribute("src"))
    .addTo(map);
}

/** Leaflet's own tiles end with a picture from a data: address, which the page's policy refuses. */
class StreetTiles extends GridLayer {
  protected override createTile({ z, x, y }: Coords, done: DoneCallback): HTMLElement {
    const tile = new Image();
    tile.alt = "";
    tile.addEventListener("load", () => done(undefined, tile));
    tile.addEventListener("error", () => done(new Error("no tile"), tile));
    tile.src = `${services.tiles}/${z}/${x}/${y}.png`;
    return tile;
  }
}
