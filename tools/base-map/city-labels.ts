import { type City, readCities } from "../build/gazetteer/geonames.ts";
import { isDetailed } from "./detail.ts";
import { LabelPlacement } from "./label-placement.ts";
import type { PlacedLabel } from "./placed-label.ts";

/** The smallest population for a label at a zoom. */
const populations: [zoom: number, population: number][] = [
  [3, 4_000_000],
  [4, 1_000_000],
  [5, 450_000],
  [6, 180_000],
  [7, 100_000],
  [8, 15_000],
  [9, 100_000],
  [10, 100_000],
];

/** Cities; smaller places get a label where no city is near, and far from Europe only large ones. */
const minCityPopulation = 100_000;
const minFarCityPopulation = 1_000_000;

/** A capital is labelled before a city of this many times its size. */
const capitalWeight = 4;

/** Parts of cities, and uninhabited places. */
const excludedFeatureCodes = new Set(["PPLX", "PPLH", "PPLQ", "PPLW"]);

/** The labels of the map, each from the zoom at which it has room, larger cities first. */
export function placeCityLabels(): PlacedLabel[] {
  const waiting = new Set([...readCities()].filter(mayBeNamed).sort(compareWeights));
  const largest = new Map([...waiting].toReversed().map((city) => [city.name, city]));
  const labels: PlacedLabel[] = [];
  const placement = new LabelPlacement();
  for (const [zoom, population] of populations) {
    placement.zoomTo(zoom);
    for (const city of waiting) {
      if (computeWeight(city) < population) continue;
      if (!placement.tryPlace(city, computeWeight(city) < minCityPopulation)) continue;
      waiting.delete(city);
      const label = createLabel(city, zoom);
      labels.push(largest.get(city.name) === city ? label : { ...label, isNamesake: true });
    }
  }
  return labels;
}

function mayBeNamed(city: City): boolean {
  if (excludedFeatureCodes.has(city.featureCode)) return false;
  const near = isDetailed([city.longitude, city.latitude]);
  return computeWeight(city) >= (near ? 15_000 : minFarCityPopulation);
}

function compareWeights(a: City, b: City): number {
  return computeWeight(b) - computeWeight(a) || a.id - b.id;
}

function computeWeight({ featureCode, population }: City): number {
  return featureCode === "PPLC" ? population * capitalWeight : population;
}

function createLabel({ latitude, longitude, name }: City, zoom: number): PlacedLabel {
  return { lat: round(latitude), lon: round(longitude), zoom, name };
}

/** Two decimals, a kilometre, are enough for a label. */
function round(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
