import { expect, test } from "vitest";
import { keysAsTexts } from "#tests/harness/keys-as-texts";
import { tabulateMap } from "./tabulate-map.ts";

const place = (directiveness: number, affiliation: number) => ({ directiveness, affiliation });
const rowsOf = (...views: Parameters<typeof tabulateMap>[0]) =>
  tabulateMap(views, keysAsTexts).rows;

test("lists both views by pattern and position", () => {
  expect(
    rowsOf({ name: "A", self: place(30, 20), others: [place(55, 58), place(65, 62)] }),
  ).toEqual([
    ["A", "pattern.processor (30\u00a0·\u00a020)", "pattern.motivator (60\u00a0·\u00a060)"],
  ]);
});

test("includes adaptability if it is drawn, and a dash for missing views", () => {
  const rows = rowsOf(
    { name: "Team", self: place(49.6, 80), others: [place(70, 10)], adaptability: 34.6 },
    { name: "New", self: place(10, 50), others: [] },
  );
  expect(rows).toEqual([
    [
      "Team",
      "pattern.rapporteur (50\u00a0·\u00a080)",
      "pattern.producer (70\u00a0·\u00a010), dimension.adaptability.name 35",
    ],
    ["New", "pattern.rapporteur (10\u00a0·\u00a050)", "–"],
  ]);
});

test("numbers several people without names", () => {
  const view = { self: place(30, 20), others: [] };
  expect(rowsOf(view).map(([name]) => name)).toEqual(["view.person"]);
  expect(rowsOf(view, view).map(([name]) => name)).toEqual(["view.person 1", "view.person 2"]);
});

test("has a column of guesses if one is drawn, with a dash where there is none", () => {
  const { columns, rows } = tabulateMap(
    [
      { name: "A", self: place(30, 20), guess: place(40, 60), others: [place(60, 60)] },
      { name: "B", self: place(30, 20), others: [] },
    ],
    keysAsTexts,
  );
  expect(columns).toEqual(["view.who", "view.own", "view.guessed", "view.theirs"]);
  expect(rows.map((row) => row[2])).toEqual(["pattern.rapporteur (40\u00a0·\u00a060)", "–"]);
  expect(tabulateMap([{ self: place(30, 20), others: [] }], keysAsTexts).columns).toHaveLength(3);
});
