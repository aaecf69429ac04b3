import { expect, it } from "vitest";
import { knownPoints } from "./known-points.ts";

const words = { smallestGroup: "From {count} on", minutes: "About {minutes} minutes" };

it("describes the questionnaire by what is in the facts only", () => {
  expect(knownPoints(words, { smallestGroup: 4, minutes: 20 }, "en")).toEqual([
    "From 4 on",
    "About 20 minutes",
  ]);
  expect(knownPoints(words, { minutes: 20 }, "en")).toEqual(["About 20 minutes"]);
  expect(knownPoints(words, undefined, "en")).toEqual([]);
});
