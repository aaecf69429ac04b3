import { expect, test } from "vitest";
import { answerScale } from "#instrument/answer-scale.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { formatRanges, percentiles, tabulateScales } from "./tabulate-scales.ts";

const t = {
  "view.who": "Who",
  "view.own": "Own",
  "view.guessed": "Guess",
  "view.theirs": "Theirs",
  "view.mean": "Mean",
  "view.apart": "Gap",
  "view.range": "{name}: {start} {low}, {end} {high}.",
  "view.between": "{name} ({low} to {high})",
  "view.percentile": "{scales}: of 100.",
  "dimension.affiliation.name": "Affiliation",
  "dimension.affiliation.low": "tasks",
  "dimension.affiliation.high": "relationships",
  "dimension.directiveness.name": "Directiveness",
  "dimension.directiveness.low": "asking",
  "dimension.directiveness.high": "telling",
} as unknown as InterfaceTexts;

test("lists percentiles without a gap, with the given column headings", () => {
  const rows = [{ name: "Sales", self: 72, others: 78 }];
  const heads = { who: "Group", others: "Seen" };
  expect(
    tabulateScales(rows, { dimensions: ["affiliation"], heads, page: { t, locale: "en" } }),
  ).toEqual({
    caption: "Affiliation (tasks to relationships): of 100.",
    columns: ["Group", "Own", "Seen"],
    rows: [["Sales", "72", "78"]],
  });
});

test("lists the answers of several people, their mean and the gap to it in the language's format", () => {
  const rows = [{ name: "Quiet", self: 2, others: [3, 4, 4, 6] }];
  const table = tabulateScales(rows, {
    dimensions: ["directiveness"],
    range: answerScale,
    page: { t, locale: "de" },
  });
  expect(table.caption).toBe("Directiveness: 1 asking, 7 telling.");
  expect(table.columns).toEqual(["Who", "Own", "Theirs", "Mean", "Gap"]);
  expect(table.rows).toEqual([["Quiet", "2", "3, 4, 4, 6", "4,3", "2,3"]]);
});

test("rounds halves up, and gives the gap between the views as they are shown", () => {
  const page = { t, locale: "en" } as const;
  const ownTable = tabulateScales([{ name: "Needs", self: 4.75, others: 6 }], {
    range: answerScale,
    page,
  });
  expect(ownTable.rows).toEqual([["Needs", "4.8", "6", "1.2"]]);
  const answers = [{ name: "Needs", self: 5, others: [3, 4, 3, 2, 4, 4, 4, 6] }];
  const theirs = tabulateScales(answers, { range: answerScale, page });
  expect(theirs.rows).toEqual([["Needs", "5", "3, 4, 3, 2, 4, 4, 4, 6", "3.8", "1.2"]]);
});

test("describes the range of each scale in a sentence, and percentiles once for all", () => {
  expect(formatRanges(["affiliation", "directiveness"], percentiles, t)).toBe(
    "Affiliation (tasks to relationships) · Directiveness (asking to telling): of 100.",
  );
  expect(formatRanges(["affiliation", "directiveness"], answerScale, t)).toBe(
    "Affiliation: 1 tasks, 7 relationships. Directiveness: 1 asking, 7 telling.",
  );
});

test("has a column of guesses if one is drawn, between the two views", () => {
  const rows = [
    { name: "Needs", self: 4.75, guess: 5.375, others: 4 },
    { name: "Tasks", self: 3, others: 5 },
  ];
  const table = tabulateScales(rows, { range: answerScale, page: { t, locale: "en" } });
  expect(table.columns).toEqual(["Who", "Own", "Guess", "Theirs", "Gap"]);
  expect(table.rows).toEqual([
    ["Needs", "4.8", "5.4", "4", "0.8"],
    ["Tasks", "3", "–", "5", "2"],
  ]);
});
