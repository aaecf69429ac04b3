import { expect, test } from "vitest";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { formatIssue } from "../content-issue.ts";
import { findSwappedPoints } from "./facilitators.ts";

const path = "content/facilitators.json";
const kalmar = { lat: 56.66, lon: 16.36, country: "Sverige" };
const borås = { lat: 57.72, lon: 12.94, country: "Schweden" };

/** The lines reported for these places. */
function getSwapped(...places: { lat?: number; lon?: number; country: string }[]): string[] {
  const root = createTempFolder();
  const entries = places.map(({ country, ...point }) => ({
    post_title: "A",
    location_address__address: `Town, ${country}`,
    ...point,
  }));
  writeFiles(root, { [path]: JSON.stringify(entries, null, 2) });
  return findSwappedPoints(root, path).map(formatIssue);
}

test("reports swapped coordinates with their line", () => {
  const place = { lat: 14.81, lon: 56.88, country: "Sweden" };
  expect(getSwapped(kalmar, borås, place)).toEqual([
    expect.stringMatching(
      /^content\/facilitators\.json:\d+: entry 3: lat: lat 14\.81 and lon 56\.88 /,
    ),
  ]);
});

test.each([
  ["right ones", { lat: 59.33, lon: 18.07, country: "Sverige" }],
  ["the only one of a country", { lat: 14.81, lon: 56.88, country: "Norge" }],
  ["far ones in a large country", { lat: 30, lon: -95, country: "Sverige" }],
  ["none", { country: "Sverige" }],
])("does not report %s", (_, place) => {
  expect(getSwapped(kalmar, borås, place)).toEqual([]);
});
