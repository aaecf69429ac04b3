import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { distanceBetween } from "#contract/distance";
import { provideGazetteer } from "./compile-gazetteer.ts";
import { type Gazetteer, openGazetteer } from "./open-gazetteer.ts";
import { addresses } from "./sample-addresses.ts";

let gazetteer: Gazetteer;

beforeAll(() => {
  // Kept between runs: building it takes seconds, and its name tells the version.
  gazetteer = openGazetteer(provideGazetteer(join(tmpdir(), "idi-gazetteer")));
}, 60_000);
afterAll(() => gazetteer.close());

/** Kilometres between the place found and the right one; infinite if none was found. */
function errorOf(address: string, latitude: number, longitude: number): number {
  const found = gazetteer.find(address);
  if (!found) return Number.POSITIVE_INFINITY;
  const spot = { lat: found.latitude, lon: found.longitude };
  return distanceBetween(spot, { lat: latitude, lon: longitude });
}

it("finds 95 of 100 addresses within 25 km", () => {
  const wrong = addresses.filter((address) => errorOf(...address) > 25);
  expect(wrong.length / addresses.length, JSON.stringify(wrong)).toBeLessThan(0.05);
});

it("knows a place by its name in every language", () => {
  const names = ["København", "Copenhagen", "Köpenhamn", "Kopenhagen", "KØBENHAVN", "kobenhavn"];
  expect(new Set(names.map((name) => gazetteer.find(name)?.label)).size).toBe(1);
});

it.each([
  ["Sweden", "Sverige", "Schweden", "Ruotsi"],
  ["Germany", "Tyskland", "Deutschland", "Allemagne"],
  ["United Kingdom", "Storbritannien", "Vereinigtes Königreich", "UK"],
])("knows a country by its names: %s", (...names) => {
  const labels = names.map((name) => gazetteer.find(name)?.label);
  expect(new Set(labels)).toEqual(new Set([names[0]]));
});

it("tells towns of one name apart by the country", () => {
  expect(gazetteer.find("Frankfurt (Oder)")?.longitude).toBeCloseTo(14.55, 0);
  expect(gazetteer.find("Newcastle, Australia")?.latitude).toBeLessThan(0);
  expect(gazetteer.find("Newcastle upon Tyne")?.latitude).toBeGreaterThan(50);
});

describe("junk", () => {
  it.each(["", "   ", ",,,", "12345", "qwzxk vbnmpl", "<script>", "%00"])(
    "finds nothing in %j",
    (text) => {
      expect(gazetteer.find(text)).toBeUndefined();
    },
  );

  it("reads no more of a hostile address than of an honest one", () => {
    const hostile = [
      "a ".repeat(5000),
      "Stockholm,".repeat(2000),
      "1-".repeat(5000),
      "Stockholm ".repeat(2000),
    ];
    const start = performance.now();
    for (const text of hostile) gazetteer.find(text);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
