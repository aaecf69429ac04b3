import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Facilitator } from "#contract/facilitator";
import { groupByCountry } from "./group-by-country.ts";

const at = (address: string): Facilitator => ({
  post_title: address,
  location_address__address: address,
});
const countriesOf = (addresses: string[], locale: "en" | "sv" | "de") =>
  groupByCountry(addresses.map(at), locale, "Elsewhere").map(({ country }) => country);

test("countries are named and sorted in the page's language", () => {
  const addresses = ["Wien, Österreich", "Stockholm, Sverige", "Aarhus, Danmark", "Lund, Sweden"];
  expect(countriesOf(addresses, "en")).toEqual(["Austria", "Denmark", "Sweden"]);
  expect(countriesOf(addresses, "sv")).toEqual(["Danmark", "Sverige", "Österrike"]);
  expect(countriesOf(addresses, "de")).toEqual(["Dänemark", "Österreich", "Schweden"]);
});

test("keeps the file's order within a country", () => {
  const [group] = groupByCountry([at("Ystad, Sverige"), at("Alvesta, Sverige")], "en", "");
  expect(group?.facilitators.map(({ post_title }) => post_title)).toEqual([
    "Ystad, Sverige",
    "Alvesta, Sverige",
  ]);
});

test("addresses without a country come last", () => {
  expect(countriesOf(["Somewhere", "Oslo, Norge", "A, B"], "en")).toEqual(["Norway", "Elsewhere"]);
});

test("the country of every facilitator in the list is known", () => {
  const list = new URL("../../../content/facilitators.json", import.meta.url);
  const facilitators = JSON.parse(readFileSync(list, "utf8")) as Facilitator[];
  const groups = groupByCountry(facilitators, "en", "Elsewhere");
  expect(groups.map(({ country }) => country)).not.toContain("Elsewhere");
  expect(groups.flatMap((group) => group.facilitators)).toHaveLength(facilitators.length);
});
