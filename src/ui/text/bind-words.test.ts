import { expect, it } from "vitest";
import { bindWords } from "./bind-words.ts";

/** The headline with visible no-break spaces. */
const bound = (headline: string) => bindWords(headline).replaceAll("\u00a0", "_");

it("lets no line end on a short word", () => {
  expect(bound("You see a map of it")).toBe("You see a_map of_it");
  expect(bound("Vi ser er i ett team")).toBe("Vi_ser er_i_ett team");
});

it("lets no line end on the first word of a sentence", () => {
  expect(bound("You took the course. Not all did")).toBe("You took the course. Not_all did");
  expect(bound("One. Two. Three words")).toBe("One. Two. Three_words");
});

it("lets no line begin with a short last word", () => {
  expect(bound("Fangen Sie kostenlos an. Dann los")).toBe("Fangen Sie kostenlos_an. Dann_los");
});

it("keeps the first two of the marked words together", () => {
  expect(bound("Ask *who works differently*.")).toBe("Ask *who_works differently*.");
});

it("does not bind words that are too long for a narrow line", () => {
  expect(bound("A Kollegenkreisbesprechung")).toBe("A Kollegenkreisbesprechung");
});

it("does not bind marked words to others", () => {
  expect(bound("They see. Not *what you do*. Or it")).toBe("They see. Not *what_you do*. Or_it");
});
