import { expect, test } from "vitest";
import { toEntries } from "./find-facilitators.ts";
import type { ResultTexts } from "./finder-texts.ts";
import { type FinderResult, formatResultLine, noResult } from "./result-line.ts";

const forms = (text: string) => ({ one: `one ${text}`, other: `{count} ${text}` });
const texts: ResultTexts = {
  all: forms("in all"),
  near: forms("{distance} from {place}"),
  country: {
    inside: forms("in {place}"),
    nobody: forms("{distance} from {place}, none in it"),
    around: forms("more, {distance}"),
    farther: forms("more in {place}"),
  },
  looking: "looking",
  missing: forms("listed, {place} unknown"),
  failed: forms("listed, {place} not found out"),
  unplaced: forms("unplaced"),
  none: {
    all: "none for {text}",
    near: "none {distance} from {place}",
    nearText: "none for {text} {distance} from {place}",
    missing: "none for {text}, {place} unknown",
    failed: "none for {text}, {place} not found out",
    nearest: "{title} at {distance}",
  },
};

const [entry] = toEntries([{ title: "Polcirkeln", address: "Kiruna" }], {});
if (!entry) throw new Error("There is one.");
const stockholm = { name: "Stockholm", state: "near" } as const;
const norway = { place: { name: "Norway", state: "near" }, radius: 1000 } as const;
const unknownPlace = { name: "Xyzzy", state: "missing" } as const;
const failedPlace = { name: "Xyzzy", state: "failed" } as const;

test.each<[string, Partial<FinderResult>]>([
  ["69 in all", { count: 69 }],
  ["one in all", { count: 1, text: "ek" }],
  ["10,000 in all", { count: 10_000 }],
  ["none for ek", { text: " ek " }],
  ["0 in all", {}],
  ["0 listed, Xyzzy unknown", { place: unknownPlace }],
  ["4 50 km from Stockholm", { count: 4, place: stockholm }],
  ["one 25 km from Stockholm", { count: 1, place: stockholm, radius: 25 }],
  ["one 50 km from Stockholm 2 unplaced", { count: 1, unplaced: 2, place: stockholm }],
  [
    "one 50 km from Stockholm 3 more in Sweden",
    { count: 1, place: stockholm, farther: { country: "Sweden", count: 3 } },
  ],
  ["9 in Norway", { ...norway, count: 9, inside: 9 }],
  ["one in Norway 30 more, 1000 km", { ...norway, count: 31, inside: 1 }],
  ["8 in Norway one more, 1000 km one unplaced", { ...norway, count: 9, inside: 8, unplaced: 1 }],
  ["3 1000 km from Norway, none in it", { ...norway, count: 3, inside: 0 }],
  ["3 1000 km from Norway", { ...norway, count: 3, inside: 0, text: "ek" }],
  ["none 1000 km from Norway", { ...norway, inside: 0 }],
  ["69 listed, Xyzzy unknown", { count: 69, place: unknownPlace }],
  ["one listed, Xyzzy unknown", { count: 1, place: unknownPlace }],
  ["none for ek, Xyzzy unknown", { text: "ek", place: unknownPlace }],
  ["69 listed, Xyzzy not found out", { count: 69, place: failedPlace }],
  ["none for ek, Xyzzy not found out", { text: "ek", place: failedPlace }],
  [
    "none 50 km from Stockholm Polcirkeln at 956 km",
    { place: stockholm, nearest: { entry, distance: 956.2 } },
  ],
  ["none for ek 50 km from Stockholm", { text: "ek", place: stockholm }],
  [
    "none 50 km from Stockholm 2 unplaced",
    {
      unplaced: 2,
      place: stockholm,
      nearest: { entry, distance: Number.POSITIVE_INFINITY },
    },
  ],
])("%s", (expected, change) => {
  const line = formatResultLine(texts, { ...noResult, ...change }, "en");
  expect(line.replaceAll("\u00a0", " ")).toBe(expected);
});
