import { PlaceRow } from "./PlaceRow.tsx";

export const examples = {
  "with a distance": (
    <PlaceRow
      name="Tvåcirkel Ledarskap"
      address="Kungsgatan 12, 111 43 Stockholm, Sverige"
      side="0.6 km"
      tint={0}
    >
      <a href="#map">Show on the map</a>
      <a href="#form">Ask this facilitator</a>
    </PlaceRow>
  ),
  "without one": (
    <PlaceRow
      name="Neckar Spiegelung"
      address="Marktstraße 6, 70173 Stuttgart, Deutschland"
      tint={1}
    />
  ),
  "long words": (
    <PlaceRow
      name="Handledarsamverkansgruppen i Södermanland och Östergötland"
      address="Länsförsäkringsgatan 112, 582 23 Linköping, Sverige"
      side="1000 km"
      tint={2}
    />
  ),
};
