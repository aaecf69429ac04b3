import type { Locale } from "#locale/languages";

/** A city to be named on the map. */
export interface CityLabel {
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  /** The zoom from which on there is room for the name. */
  zoom: number;
  /** The name, in each language where they differ. */
  name: string | Record<Locale, string>;
}

/** Where the site keeps the files of the base map: shapes as TopoJSON, and a list of `CityLabel`. */
export interface BaseMapFiles {
  shapes: string;
  cities: string;
}
