/** What the map says, in the language of the page. */
export interface FinderMapMessages {
  /** What the map is called, for screen readers. */
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** The button that closes what the map says of a point. */
  close: string;
  /** Several points that lie together, from {count}. */
  cluster: string;
  /** How to zoom with a wheel: it scrolls the page unless the Ctrl key is held. */
  wheelHint: string;
  /** How to move the map on a touch screen: one finger scrolls the page. */
  touchHint: string;
  /** The credit that OpenStreetMap asks for: "© OpenStreetMap contributors". */
  streetCredit: string;
}
