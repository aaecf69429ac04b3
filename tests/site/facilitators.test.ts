import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Facilitator, facilitatorSchema } from "#contract/facilitator";
import { listBuild } from "#server/built-site/build-folder";
import { distDir, projectRoot } from "#tools/project";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Facilitator[];
const published = read(join(distDir, "facilitators.json"));

test("the list of facilitators is published with countries, without sample marks, and compressed", () => {
  const listed = read(join(projectRoot, "content/facilitators.json"));
  expect(published).toEqual(
    listed.map((entry) => ({
      ...entry,
      sample: undefined,
      country: expect.stringMatching(/^[A-Z]{2}$/),
    })),
  );
  expect(published.some((entry) => "sample" in entry)).toBe(false);
  expect(listBuild(distDir)).toEqual(
    expect.arrayContaining(["facilitators.json.br", "facilitators.json.gz"]),
  );
});

test("the published list is valid for the browser", () => {
  expect(published.map((entry) => facilitatorSchema.parse(entry))).toEqual(published);
});
