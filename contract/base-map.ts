import type { Locale } from "#locale/languages.ts";

export interface CityLabel {
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  /** The zoom from which the label is shown. */
  zoom: number;
  /** The name, by language where it differs. */
  name: string | Record<Locale, string>;
}

/** The zoom in whose pixels the shapes are drawn: Mercator's projection, from the upper left corner. */
export const shapesZoom = 8;

/** Where the site keeps the base map's files: shapes as TopoJSON, and a list of `CityLabel`. */
export interface BaseMapFiles {
  shapes: string;
  cities: string;
}
