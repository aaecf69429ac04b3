import { expect, test } from "vitest";
import { tempFolder, writeFiles } from "#tests/harness/temp-folder";
import { findLetterProblems } from "./letters.ts";

const path = "content/pages/about/en.yaml";

function problemsOf(text: string): string[] {
  const root = tempFolder();
  writeFiles(root, { [path]: `meta: fine\nlead: ${text}\n` });
  return findLetterProblems(root, { files: [path] });
}

test("names each letter that the typeface lacks, once, with file, line and key", () => {
  expect(problemsOf("From Київ → Riga → Rome")).toEqual(
    [..."Київ→"].map(
      (letter) =>
        `${path}:2: lead: the typeface has no “${letter}”: write it in Latin letters, or in words`,
    ),
  );
});

test.each(["Łódź, Århus, Çanakkale, İzmir", "“a” – ‘b’… 5 € ± 2°", "a\u00a0b\u00adc\u202fd ^]-\\"])(
  "passes %j",
  (text) => expect(problemsOf(JSON.stringify(text))).toEqual([]),
);
