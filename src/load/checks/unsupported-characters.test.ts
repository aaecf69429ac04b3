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

test("names a character that nobody sees by its number", () => {
  expect(getLines('"Come\u200b in"')).toEqual([
    expect.stringMatching(/^content\/pages\/about\/en\.yaml:2: lead: .*invisible.* U\+200B: /),
  ]);
});

test.each(["Łódź, Århus, Çanakkale, İzmir", "“a” – ‘b’… 5 € ± 2°", "a\u00a0b\u00adc\u202fd ^]-\\"])(
  "accepts %j",
  (text) => expect(getLines(JSON.stringify(text))).toEqual([]),
);
