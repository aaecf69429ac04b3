import { expect, it } from "vitest";
import type { Facts } from "#load/schema/facts";
import { knownFacts } from "./known-facts.ts";

const known = (questionnaire: Facts["questionnaire"]) =>
  knownFacts({ facts: { questionnaire } as Facts, locale: "en" });

it("describes the questionnaire by what is in the facts only", () => {
  const minutes = { fact: "minutes", values: { minutes: "20" } };
  expect(known({ smallestGroup: 4, minutes: 20 })).toEqual([
    { fact: "smallestGroup", values: { count: "4" } },
    minutes,
  ]);
  expect(known({ minutes: 20 })).toEqual([minutes]);
  expect(known(undefined)).toEqual([]);
});
