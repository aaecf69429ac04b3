import { expect, test } from "vitest";
import { type LegalSection, parseLegalText } from "./parse-legal-text.ts";

const text = `Before all.

## Scope [#scope]

Who, {and} what.

### Words [#words]

- one

## Fees [#fees]
## Appendix [#appendix]
### Roles [#roles]
### Annex [#annex]
### Security [#security]
`;

const list = (sections: LegalSection[]): (string | undefined)[][] =>
  sections.flatMap(({ id, number, sections }) => [[id, number], ...list(sections)]);

test("numbers sections, and begins again within a section without a number", () => {
  expect(list(parseLegalText(text, ["appendix", "annex"]).sections)).toEqual([
    ["scope", "1"],
    ["words", "1.1"],
    ["fees", "2"],
    ["appendix", undefined],
    ["roles", "1"],
    ["annex", undefined],
    ["security", "2"],
  ]);
});

test("gives each section its title and the text down to the next heading", () => {
  const { intro, sections } = parseLegalText(text, []);
  expect(intro).toBe("Before all.");
  expect(sections[0]).toMatchObject({ title: "Scope", markdown: "Who, {and} what." });
  expect(sections[0]?.sections[0]).toMatchObject({ title: "Words", markdown: "- one" });
});

test.each([
  ["## No anchor", "must read"],
  ["#### Too deep [#deep]", "must read"],
  ["## Capital [#Capital]", "must read"],
  ["### Alone [#alone]", 'must be below a "##" heading'],
  ["## One [#one]\n## Two [#one]", 'the anchor "one" is used twice'],
])("refuses %j", (markdown, reason) => {
  expect(() => parseLegalText(markdown, [])).toThrow(reason);
});

test("refuses an `unnumbered` anchor that no heading has", () => {
  expect(() => parseLegalText(text, ["annex-4"])).toThrow("no heading has the anchor annex-4");
});
