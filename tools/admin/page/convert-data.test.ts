import { expect, test } from "vitest";
import { mapTexts } from "#load/files/content-tree.ts";
import { dropSwitches, fromPath, fromRecord, toPath, toRecord } from "./convert-data.ts";

const record = { role: { term: "Role" }, "St. Gallen": { de: "St. Gallen" } };

test("turns entries by their ids into a list and back", () => {
  expect(fromRecord(record).entries[0]).toEqual({ id: "role", term: "Role" });
  expect(toRecord(fromRecord(record))).toEqual(record);
  expect(fromRecord(null)).toEqual({ entries: [] });
});

test("refuses two entries of the same id: one would be lost", () => {
  expect(() => toRecord({ entries: [{ id: "role" }, { id: "role" }] })).toThrow('"role"');
});

test("turns paths of pictures into addresses and back, and leaves other texts", () => {
  const file = [{ name: "content/a", photo: "content/team/åsa.JPG", year: 2024, none: null }];
  const shownTexts = mapTexts(file, fromPath);
  expect(shownTexts).toEqual([{ ...file[0], photo: "/content/team/åsa.JPG" }]);
  expect(mapTexts(shownTexts, toPath)).toEqual(file);
});

test("leaves out switches that are off and need not be there", () => {
  const people = [{ answered: false, portrait: { glasses: false, beard: true } }];
  expect(dropSwitches(people, ["glasses", "beard"])).toEqual([
    { answered: false, portrait: { beard: true } },
  ]);
});
