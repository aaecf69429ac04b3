import { expect, it } from "vitest";
import { fromRecord, toRecord } from "./page/record-format.ts";

const record = { role: { term: "Role" }, "St. Gallen": { de: "St. Gallen" } };

it("turns entries by their ids into a list and back", () => {
  expect(fromRecord(record).entries[0]).toEqual({ id: "role", term: "Role" });
  expect(toRecord(fromRecord(record))).toEqual(record);
  expect(fromRecord(null)).toEqual({ entries: [] });
});

it("refuses two entries of the same id: one would be lost", () => {
  expect(() => toRecord({ entries: [{ id: "role" }, { id: "role" }] })).toThrow('"role"');
});
