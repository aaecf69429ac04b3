/** A label with GeoNames' primary name, and the zoom from which it has room. */
export interface PlacedLabel {
  lat: number;
  lon: number;
  zoom: number;
  name: string;
  /** A larger city has the same name, whose names in other languages this one has not. */
  isNamesake?: true;
}
