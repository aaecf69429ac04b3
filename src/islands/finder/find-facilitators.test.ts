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
const titles = (query: FinderQuery, among = entries) =>
  findFacilitators(among, query)
    .map(({ entry }) => entry.title)
    .join(", ");
const createArea = (radius: number) => ({ point: stockholm, radius });

test("those in the language's own country come first", () => {
  const listSortedTitles = (locale: Locale) => putOwnCountryFirst(records, locale).map(getTitle);
  expect(listSortedTitles("sv")).toEqual(records.map(getTitle));
  expect(listSortedTitles("de")).toEqual(["Nirgendwo", ...records.slice(0, -1).map(getTitle)]);
});

describe("text", () => {
  test.each([
    ["no text: all, in the file's order", " ", records.map(getTitle).join(", ")],
    ["part of a title", "cirk", "Tvåcirkel"],
    ["part of an address", "torg 3", "Ek & Elm, Zwilling"],
    ["any case, also of letters beyond A to Z", "gÖTE", "Göteborg Samtal"],
    ["decomposed letters", "Tva\u030acirkel", "Tvåcirkel"],
    ["spaces around it", " Ek & Elm ", "Ek & Elm"],
    ["in the title of one, the address of another", "kungs", "Utan Karta, Tvåcirkel"],
    ["words in any order", "kungsgatan karta", "Utan Karta"],
    ["every word counts", "kungsgatan solna", ""],
    ["without accents", "goteborg", "Göteborg Samtal"],
    ["with an e for an umlaut", "GOETEBORG", "Göteborg Samtal"],
    ["spaces of any kind", "ek\u00a0&  elm", "Ek & Elm"],
    ["a postal code without its space", "41114", "Göteborg Samtal"],
    ["a postal code with its space", "411 14", "Göteborg Samtal"],
    ["commas separate words", "solna,torg", "Ek & Elm, Zwilling"],
    ["a country in another language", "Germany", "Nirgendwo"],
    ["a country and a title", "schweden zwi", "Zwilling"],
    ["not the middle of a country's name", "many", ""],
    ["no regular expression", "torg.*", ""],
  ])("%s", (_rule, text, expected) => {
    expect(titles({ text })).toBe(expected);
  });

  test("with an e for a letter with a stroke", () => {
    const nordic = toEntries([record("Øyvind Prat", "Gate 1, Norge")], countries);
    for (const text of ["Øyvind", "oyvind", "OEYVIND"])
      expect(titles({ text }, nordic)).toBe("Øyvind Prat");
  });

  test("there is no distance without a place", () => {
    for (const hit of findFacilitators(entries, { text: "" })) {
      expect(hit).not.toHaveProperty("distance");
    }
  });
});

test.each(["EC1N8BQ", "ec1n 8bq", "25 hatton", "London EC1N"])("finds %s in an address", (text) => {
  const entry = record("Two", "25 Hatton Garden, London EC1N 8BQ, United Kingdom");
  expect(titles({ text }, toEntries([entry], countries))).toBe("Two");
});

test.each([
  ["Maeve O'Brien", "O’Brien"],
  ["Maeve O’Brien", "o'brien"],
  ["Ana St Clair", "St. Clair"],
])("finds %s as %s", (title, text) => {
  const entry = record(title, "Galway, Ireland");
  expect(titles({ text }, toEntries([entry], countries))).toBe(title);
});

describe("a place", () => {
  const solnaAway = computeDistanceKm(stockholm, solna);

  test.each<[rule: string, query: FinderQuery, expected: string]>([
    [
      "nearest first, ties in the file's order, no coordinates at the end",
      { text: "", near: createArea(1000) },
      "Tvåcirkel, Ek & Elm, Zwilling, Göteborg Samtal, Utan Karta, Nirgendwo",
    ],
    [
      "exactly on the radius is within",
      { text: "", near: createArea(solnaAway) },
      "Tvåcirkel, Ek & Elm, Zwilling, Utan Karta, Nirgendwo",
    ],
    [
      "just beyond it is not",
      { text: "", near: createArea(solnaAway - 1e-9) },
      "Tvåcirkel, Utan Karta, Nirgendwo",
    ],
    ["text and place", { text: "solna", near: createArea(50) }, "Ek & Elm, Zwilling"],
    [
      "no coordinates stay only if the text matches",
      { text: "kungsgatan", near: createArea(50) },
      "Tvåcirkel, Utan Karta",
    ],
    ["the text matches far away only", { text: "göteborg", near: createArea(50) }, ""],
  ])("%s", (_rule, query, expected) => {
    expect(titles(query)).toBe(expected);
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
    expect(titles({ text: "", near: areaInNorway }, entriesInNorway)).toBe(
      "Oslo, Bergen, Tromsø, Ukjent, Tvåcirkel, Ek & Elm, Zwilling, Göteborg Samtal, Utan Karta, Nirgendwo",
    );
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
