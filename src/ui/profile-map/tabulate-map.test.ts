import { expect, test } from "vitest";
import { tabulateMap } from "./tabulate-map.ts";

const patterns = {
  rapporteur: "Rapporteur",
  motivator: "Motivator",
  processor: "Processor",
  producer: "Producer",
};
const words = {
  label: "Read as text",
  places: "What the numbers mean",
  adaptability: "Adaptability",
  who: "Who",
  self: "Self-view",
  others: "Colleagues’ view",
  gap: "Gap",
  person: "Person",
};
const place = (directiveness: number, affiliation: number) => ({ directiveness, affiliation });

test("lists both views by pattern and position, and the gap to the colleagues' mean", () => {
  const views = [{ name: "A", self: place(30, 20), others: [place(55, 58), place(65, 62)] }];
  expect(tabulateMap(views, words, patterns)).toEqual({
    caption: "What the numbers mean",
    columns: ["Who", "Self-view", "Colleagues’ view", "Gap"],
    rows: [["A", "Processor (30\u00a0·\u00a020)", "Motivator (60\u00a0·\u00a060)", "50"]],
  });
});

test("includes adaptability if it is drawn, and a dash for missing views", () => {
  const views = [
    { name: "Team", self: place(49.6, 80), others: [place(70, 10)], adaptability: 34.6 },
    { name: "New", self: place(10, 50), others: [] },
  ];
  expect(tabulateMap(views, words, patterns).rows).toEqual([
    [
      "Team",
      "Rapporteur (50\u00a0·\u00a080)",
      "Producer (70\u00a0·\u00a010), Adaptability 35",
      "73",
    ],
    ["New", "Rapporteur (10\u00a0·\u00a050)", "–", "–"],
  ]);
});
