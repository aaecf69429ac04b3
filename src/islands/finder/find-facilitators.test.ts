import { describe, expect, test } from "vitest";
import type { Facilitator } from "#contract/facilitator.ts";
import { computeDistanceKm } from "#contract/geo-point.ts";
import type { Locale } from "#locale/languages.ts";
import {
  type FinderQuery,
  findFacilitators,
  putOwnCountryFirst,
  toEntries,
} from "./find-facilitators.ts";

const codes: Record<string, string> = { Sverige: "SE", Deutschland: "DE", Norge: "NO" };
const record = (title: string, address: string, lat?: number, lon?: number): Facilitator => ({
  title,
  address,
  country: codes[address.replace(/^.*, /, "")],
  lat,
  lon,
});

const stockholm = { lat: 59.3293, lon: 18.0686 };
const solna = { lat: 59.3576, lon: 17.991 };
const records = [
  record("Göteborg Samtal", "Drottninggatan 5, 411 14 Göteborg, Sverige", 57.7, 11.97),
  record("Utan Karta", "Kungsgatan 1, Sverige"),
  record("Ek & Elm", "Solna torg 3, Solna, Sverige", solna.lat, solna.lon),
  record("Tvåcirkel", "Kungsgatan 12, Stockholm, Sverige", 59.3301, 18.058),
  record("Zwilling", "Solna torg 3, Solna, Sverige", solna.lat, solna.lon),
  record("Nirgendwo", "Beim Stockholmer Tor, Deutschland"),
];
const countries = {
  SE: ["sweden", "sverige", "schweden"],
  DE: ["germany", "tyskland", "deutschland"],
  GB: ["united kingdom", "storbritannien", "uk"],
  NO: ["norway", "norge", "norwegen"],
};
const entries = toEntries(records, countries);
const titles = (query: FinderQuery) =>
  findFacilitators(entries, query).map(({ entry }) => entry.title);
const createArea = (radius: number) => ({ point: stockholm, radius });

test("those in the language's own country come first", () => {
  const listSortedTitles = (locale: Locale) => putOwnCountryFirst(records, locale).map(getTitle);
  expect(listSortedTitles("sv")).toEqual(records.map(getTitle));
  expect(listSortedTitles("de")).toEqual(["Nirgendwo", ...records.slice(0, -1).map(getTitle)]);
});

describe("text", () => {
  test.each([
    { rule: "no text: all, in the file's order", text: "", expected: records.map(getTitle) },
    { rule: "whitespace only", text: "  ", expected: records.map(getTitle) },
    { rule: "part of a title", text: "cirk", expected: ["Tvåcirkel"] },
    { rule: "part of an address", text: "torg 3", expected: ["Ek & Elm", "Zwilling"] },
    { rule: "any case", text: "tVÅCIRKEL", expected: ["Tvåcirkel"] },
    { rule: "any case of letters beyond A to Z", text: "GÖTE", expected: ["Göteborg Samtal"] },
    { rule: "decomposed letters", text: "Tva\u030acirkel", expected: ["Tvåcirkel"] },
    { rule: "spaces around it", text: " Ek & Elm ", expected: ["Ek & Elm"] },
    {
      rule: "in the title of one, the address of another",
      text: "kungs",
      expected: ["Utan Karta", "Tvåcirkel"],
    },
    { rule: "words in any order", text: "kungsgatan karta", expected: ["Utan Karta"] },
    { rule: "every word counts", text: "kungsgatan solna", expected: [] },
    { rule: "without accents", text: "goteborg", expected: ["Göteborg Samtal"] },
    { rule: "spaces of any kind", text: "ek\u00a0&  elm", expected: ["Ek & Elm"] },
    { rule: "a postal code without its space", text: "41114", expected: ["Göteborg Samtal"] },
    { rule: "a postal code with its space", text: "411 14", expected: ["Göteborg Samtal"] },
    { rule: "commas separate words", text: "solna,torg", expected: ["Ek & Elm", "Zwilling"] },
    { rule: "a country in another language", text: "Germany", expected: ["Nirgendwo"] },
    { rule: "a country and a title", text: "schweden zwi", expected: ["Zwilling"] },
    { rule: "not the middle of a country's name", text: "many", expected: [] },
    { rule: "no regular expression", text: "torg.*", expected: [] },
    { rule: "no match", text: "Xyz", expected: [] },
  ])("$rule", ({ text, expected }) => {
    expect(titles({ text })).toEqual(expected);
  });

  test("there is no distance without a place", () => {
    for (const hit of findFacilitators(entries, { text: "" })) {
      expect(hit).not.toHaveProperty("distance");
    }
  });
});

describe("a place", () => {
  const solnaAway = computeDistanceKm(stockholm, solna);

  test.each([
    {
      rule: "within 50 km, nearest first, ties in the file's order, no coordinates at the end",
      query: { text: "", near: createArea(50) },
      expected: ["Tvåcirkel", "Ek & Elm", "Zwilling", "Utan Karta", "Nirgendwo"],
    },
    {
      rule: "within 1000 km",
      query: { text: "", near: createArea(1000) },
      expected: ["Tvåcirkel", "Ek & Elm", "Zwilling", "Göteborg Samtal", "Utan Karta", "Nirgendwo"],
    },
    {
      rule: "exactly on the radius is within",
      query: { text: "", near: createArea(solnaAway) },
      expected: ["Tvåcirkel", "Ek & Elm", "Zwilling", "Utan Karta", "Nirgendwo"],
    },
    {
      rule: "just beyond it is not",
      query: { text: "", near: createArea(solnaAway - 1e-9) },
      expected: ["Tvåcirkel", "Utan Karta", "Nirgendwo"],
    },
    {
      rule: "text and place together",
      query: { text: "solna", near: createArea(50) },
      expected: ["Ek & Elm", "Zwilling"],
    },
    {
      rule: "no coordinates stay only if the text matches",
      query: { text: "kungsgatan", near: createArea(50) },
      expected: ["Tvåcirkel", "Utan Karta"],
    },
    {
      rule: "the text matches far away only",
      query: { text: "göteborg", near: createArea(50) },
      expected: [],
    },
  ])("$rule", ({ query, expected }) => {
    expect(titles(query)).toEqual(expected);
  });

  test("a country: those in it first, however far, then the others by distance", () => {
    const areaInNorway = { ...createArea(1000), country: "NO" };
    const entriesInNorway = toEntries(
      [
        ...records,
        record("Bergen", "Strandgaten 1, Bergen, Norge", 60.39, 5.32),
        record("Oslo", "Karl Johans gate 1, Oslo, Norge", 59.91, 10.75),
        record("Ukjent", "Storgata 1, Norge"),
        record("Tromsø", "Storgata 9, Tromsø, Norge", 69.65, 18.96),
      ],
      countries,
    );
    expect(
      findFacilitators(entriesInNorway, { text: "", near: areaInNorway }).map(
        ({ entry }) => entry.title,
      ),
    ).toEqual([
      "Oslo",
      "Bergen",
      "Tromsø",
      "Ukjent",
      "Tvåcirkel",
      "Ek & Elm",
      "Zwilling",
      "Göteborg Samtal",
      "Utan Karta",
      "Nirgendwo",
    ]);
  });

  test("distances are in kilometres, infinite without coordinates", () => {
    const hits = findFacilitators(entries, { text: "", near: createArea(50) });
    expect(hits[1]?.distance).toBe(solnaAway);
    expect(hits.at(-1)?.distance).toBe(Number.POSITIVE_INFINITY);
  });

  test("an address that was not found counts as one without coordinates", () => {
    const entriesOfList = entries.map((entry) => (entry.point ? entry : { ...entry, point: null }));
    const hits = findFacilitators(entriesOfList, { text: "", near: createArea(50) });
    expect(hits.at(-1)?.distance).toBe(Number.POSITIVE_INFINITY);
  });

  test("does not modify the list", () => {
    const entriesBefore = structuredClone(entries);
    findFacilitators(entries, { text: "", near: createArea(1000) });
    expect(entries).toEqual(entriesBefore);
  });
});

function getTitle({ title }: Facilitator): string {
  return title;
}
