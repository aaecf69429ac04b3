import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { customManagers } = JSON.parse(readFileSync("renovate.json", "utf8")) as {
  customManagers: { managerFilePatterns: string[]; matchStrings: string[] }[];
};

test("Renovate finds the version of the browser for tests", () => {
  const found = customManagers.flatMap(({ managerFilePatterns, matchStrings }) =>
    managerFilePatterns.flatMap((file) =>
      matchStrings.map((match) => new RegExp(match).exec(readFileSync(file, "utf8"))?.groups),
    ),
  );
  expect(found).toEqual([
    { depName: "@sparticuz/chromium", currentValue: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  ]);
});
