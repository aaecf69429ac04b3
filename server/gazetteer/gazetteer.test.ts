import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { distanceBetween } from "#contract/distance";
import { readyGazetteer } from "../testing/ready-gazetteer.ts";
import { type Gazetteer, openGazetteer } from "./open-gazetteer.ts";
import { addresses } from "./sample-addresses.ts";
import { sloppyAddresses } from "./sloppy-addresses.ts";

let gazetteer: Gazetteer;

beforeAll(() => {
  gazetteer = openGazetteer(readyGazetteer());
});
afterAll(() => gazetteer.close());

/** Kilometres between the place found and the right one; infinite if none was found. */
function errorOf(address: string, latitude: number, longitude: number): number {
  const found = gazetteer.find(address);
  if (!found) return Number.POSITIVE_INFINITY;
  const spot = { lat: found.latitude, lon: found.longitude };
  return distanceBetween(spot, { lat: latitude, lon: longitude });
}

it.each([
  ["written with care", addresses],
  ["written in haste", sloppyAddresses],
])("finds 95 of 100 addresses within 25 km: %s", (_how, written) => {
  const wrong = written.filter((address) => errorOf(...address) > 25);
  expect(wrong.length / written.length, JSON.stringify(wrong)).toBeLessThan(0.05);
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

it("forgives a slip in a larger town's name, and none in a short one", () => {
  expect(gazetteer.find("Stokholm")?.label).toBe("Stockholm, SE");
  expect(gazetteer.find("Drottninggatan 5, Götborg")?.label).toBe("Göteborg, SE");
  expect(gazetteer.find("Lumd")).toBeUndefined();
});

it("does not take the country for a place in it that it does not know", () => {
  expect(gazetteer.find("Storgatan 1, 123 45 Ingenstansby, Sverige")).toBeUndefined();
  expect(gazetteer.find("Sverige (Sweden)")).toMatchObject({ country: "SE", isCountry: true });
});

it.each([
  ["Kungsgatan 12, Stockholm, Sverige", "SE"],
  ["Marienplatz 1, D-80331 München", "DE"],
  ["Marienplatz 1, 80331 München", undefined],
])("tells which country %s names: %s", (address, country) => {
  expect(gazetteer.countryIn(address)).toBe(country);
});

it("tells how far a country is", () => {
  const malmo = { lat: 55.6, lon: 13.0 };
  expect(gazetteer.distanceTo(malmo, "SE")).toBeLessThan(5);
  expect(gazetteer.distanceTo(malmo, "DK")).toBeGreaterThan(15);
  expect(gazetteer.distanceTo(malmo, "DK")).toBeLessThan(40);
  expect(gazetteer.distanceTo(malmo)).toBeLessThan(5);
  expect(gazetteer.distanceTo({ lat: 68.5, lon: 20.5 }, "SE")).toBeGreaterThan(30);
  expect(gazetteer.distanceTo(malmo, "IT")).toBe(Number.POSITIVE_INFINITY);
});

describe("junk", () => {
  it.each([
    "",
    "   ",
    ",,,",
    "12345",
    "x",
    "qwzxk vbnmpl",
    "asdfghjkl",
    "lorem ipsum dolor",
    "foo bar baz",
    "no such place",
    "<script>",
    "%00",
    "🦊",
  ])("finds nothing in %j", (text) => {
    expect(gazetteer.find(text)).toBeUndefined();
  });

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
