import { expect, test } from "vitest";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { formatIssue } from "../content-issue.ts";
import { findUnsupportedCharacterIssues } from "./unsupported-characters.ts";

const path = "content/pages/about/en.yaml";

function getLines(text: string): string[] {
  const root = createTempFolder();
  writeFiles(root, { [path]: `meta: fine\nlead: ${text}\n` });
  return findUnsupportedCharacterIssues(root, [path]).map(formatIssue);
}

test("reports each letter that the typeface lacks once, with file, line and key", () => {
  expect(getLines("From Київ → Riga → Rome")).toEqual(
    [..."Київ→"].map(
      (letter) =>
        `${path}:2: lead: the typeface has no “${letter}”: write it in Latin letters, or in words`,
    ),
  );
});

test.each([
  ["nobody sees", "Come\u200b in", "invisible", "U+200B"],
  ["ends lines in PowerPoint", "Come\u000bin", "invisible", "U+000B"],
  ["ends lines in Keynote", "Come\u2028in", "invisible", "U+2028"],
  ["marks the byte order", "Come\ufeff in", "invisible", "U+FEFF"],
  ["adds an accent to a letter", "Ko\u0308ln", "accent", "U+0308"],
])("names a character that %s by its number", (_, text, kind, code) => {
  expect(getLines(JSON.stringify(text))).toEqual([expect.stringContaining(kind)]);
  expect(getLines(JSON.stringify(text))).toEqual([expect.stringContaining(` ${code}: `)]);
});

test.each(["Łódź, Århus, Çanakkale, İzmir", "“a” – ‘b’… 5 € ± 2°", "a\u00a0b\u00adc\u202fd ^]-\\"])(
  "accepts %j",
  (text) => expect(getLines(JSON.stringify(text))).toEqual([]),
);
