import { expect, test } from "vitest";
import { formatIssue } from "#load/content-issue.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { findUnknownCityNames } from "./find-unknown-city-names.ts";

const path = "content/city-names.yaml";

function getLines(text: string): string[] {
  const root = createTempFolder();
  writeFiles(root, { [path]: text });
  return findUnknownCityNames(root).map(formatIssue);
}

test("passes names that GeoNames knows, in any case", () => {
  expect(
    getLines("Copenhagen:\n  sv: Köpenhamn\n  de: kopenhagen\nMunich:\n  de: München\n"),
  ).toEqual([]);
});

test("names a city that GeoNames calls something else, and a name that it does not know", () => {
  expect(getLines("Copenhagen:\n  sv: Köpenhamm\nKøbenhamn:\n  sv: Köpenhamn\n")).toEqual([
    `${path}:2: Copenhagen.sv: must be a name of Copenhagen in GeoNames, not “Köpenhamm”`,
    `${path}:3: Københamn: must be the first name of the city in GeoNames`,
  ]);
});

test("reports nothing of a list that cannot be read", () => {
  for (const text of ["", "- a\n", "Paris: [\n", "Paris: 3\n"]) expect(getLines(text)).toEqual([]);
});
