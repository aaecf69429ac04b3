import { array, assert, constantFrom, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { maxAddressLength } from "#contract/geocode.ts";
import { findPlaces } from "./find-places.ts";
import type { NameEntry, PlaceNameIndex } from "./place-name-index.ts";

/** Names with as many places as a name may have. */
function countingNames() {
  const reads = { findByNames: 0, names: 0, rows: 0, findByAbbreviation: 0, findDespiteTypo: 0 };
  const place = {
    id: 1,
    name: "Aa",
    country: "SE",
    region: null,
    population: 9,
    isOwnName: 1 as const,
  };
  const names: PlaceNameIndex = {
    findByNames(names, limit) {
      reads.findByNames += 1;
      reads.names += names.length;
      const rows = names.flatMap((matchedName) =>
        Array.from({ length: 70 }, (_, id): NameEntry => {
          return { ...place, id, matchedName, latitude: 60, longitude: id };
        }),
      );
      reads.rows += Math.min(rows.length, limit);
      return rows.slice(0, limit);
    },
    findByAbbreviation() {
      reads.findByAbbreviation += 1;
      return [];
    },
    findDespiteTypo() {
      reads.findDespiteTypo += 1;
      return [];
    },
  };
  return { reads, names };
}

const parts = constantFrom(..."aa bo st san x halle längre ord 12 12345 a".split(" "));
const letters = "abcdefgh";
const joints = constantFrom(..."      ", ",", "/", " - ", "\n");

test("reads a limited number of rows for any address", () => {
  void assert(
    property(array(tuple(parts, joints), { minLength: 40, maxLength: 120 }), (tokens) => {
      const { reads, names } = countingNames();
      const words = tokens.map(([part, joint], index) => `${part}${letters[index % 8]}${joint}`);
      const address = words.join("").slice(0, maxAddressLength);
      const labels = { findByLabel: () => [] };
      findPlaces(address, { names, labels, countries: new Map(), locale: "en" });
      expect(reads.findByNames).toBe(1);
      expect(reads.names).toBeLessThanOrEqual(40);
      expect(reads.rows).toBeLessThanOrEqual(300);
      expect(reads.findByAbbreviation).toBeLessThanOrEqual(2);
      expect(reads.findDespiteTypo).toBeLessThanOrEqual(8);
    }),
  );
});
