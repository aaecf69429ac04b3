import { expect, test } from "vitest";
import { keysAsTexts } from "#tests/harness/keys-as-texts.ts";
import { tabulateMap } from "./tabulate-map.ts";

const createPosition = (directiveness: number, affiliation: number) => ({
  directiveness,
  affiliation,
});
const tabulateRows = (...views: Parameters<typeof tabulateMap>[0]) =>
  tabulateMap(views, keysAsTexts).rows;

test("lists both views by pattern and position", () => {
  expect(
    tabulateRows({
      name: "A",
      self: createPosition(30, 20),
      respondents: [createPosition(55, 58), createPosition(65, 62)],
    }),
  ).toEqual([
    ["A", "pattern.processor (30\u00a0·\u00a020)", "pattern.motivator (60\u00a0·\u00a060)"],
  ]);
});

test("includes adaptability if it is drawn, and a dash for missing views", () => {
  const rows = tabulateRows(
    {
      name: "Team",
      self: createPosition(49.6, 80),
      respondents: [createPosition(70, 10)],
      adaptability: 34.6,
    },
    { name: "New", self: createPosition(10, 50), respondents: [] },
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
  const view = { self: createPosition(30, 20), respondents: [] };
  expect(tabulateRows(view).map(([name]) => name)).toEqual(["view.person"]);
  expect(tabulateRows(view, view).map(([name]) => name)).toEqual([
    "view.person 1",
    "view.person 2",
  ]);
});

test("has a column of guesses if one is drawn, with a dash where there is none", () => {
  const { columns, rows } = tabulateMap(
    [
      {
        name: "A",
        self: createPosition(30, 20),
        guess: createPosition(40, 60),
        respondents: [createPosition(60, 60)],
      },
      { name: "B", self: createPosition(30, 20), respondents: [] },
    ],
    keysAsTexts,
  );
  expect(columns).toEqual(["view.who", "view.own", "view.guessed", "view.theirs"]);
  expect(rows.map((row) => row[2])).toEqual(["pattern.rapporteur (40\u00a0·\u00a060)", "–"]);
  expect(
    tabulateMap([{ self: createPosition(30, 20), respondents: [] }], keysAsTexts).columns,
  ).toHaveLength(3);
});
