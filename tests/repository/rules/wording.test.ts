import { describe, expect, it } from "vitest";
import { describeContent } from "#tools/content/content-files";
import { findWordingProblems } from "./wording.ts";

function problemsOf(text: string, file = "en.yaml", quoted: string[] = []): string[] {
  const content = file.endsWith(".md") ? text : JSON.stringify({ key: text });
  return findWordingProblems(describeContent(`content/messages/${file}`, content), quoted);
}

it.each(["Send now!", "Lorem ipsum dolor", "TODO write this", 'The "map"'])(
  "objects to: %s",
  (text) => {
    expect(problemsOf(text)).toEqual([
      expect.stringMatching(/^content\/messages\/en\.yaml:1: key: has /),
    ]);
  },
);

it("passes plain words, and texts that are prescribed", () => {
  expect(problemsOf("You see the difference.")).toEqual([]);
  expect(problemsOf("Thank you!", "en.yaml", ["Thank you!"])).toEqual([]);
});

describe("quotation marks", () => {
  it.each([
    ["en.yaml", "The „map“", "“…”"],
    ["sv.yaml", "Den “kartan”", "”…”"],
    ["sv.yaml", "Den ”kartan", "”…”"],
    ["de.yaml", "Die “Karte”", "„…“"],
    ["de.yaml", "Die „Karte”", "„…“"],
    ["de.yaml", "Die «Karte»", "„…“"],
  ])("%s must not have %s", (file, text, right) => {
    expect(problemsOf(text, file)).toEqual([
      `content/messages/${file}:1: key: must quote like this: ${right}`,
    ]);
  });
});

it("overlooks the markup of prose, not its words", () => {
  const prose = '![A map](/map.png) `"code"` <a title="x">link</a>';
  expect(problemsOf(prose, "en.md")).toEqual([]);
  expect(problemsOf("Done!", "en.md")).toEqual([
    "content/messages/en.md:1: has an exclamation mark: !",
  ]);
});
