import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { facilitatorSchema } from "#contract/facilitator";
import { listBuild } from "#server/site/build-folder";
import { builtSite, projectRoot } from "#tools/project";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as unknown[];
const published = read(join(builtSite, "facilitators.json"));

it("publishes the list of facilitators as it is kept, compressed too", () => {
  expect(published).toEqual(read(join(projectRoot, "content/facilitators.json")));
  expect(listBuild(builtSite)).toEqual(
    expect.arrayContaining(["facilitators.json.br", "facilitators.json.gz"]),
  );
});

it("has 60 facilitators or more in 14 countries or more, some without coordinates", () => {
  const list = published.map((entry) => facilitatorSchema.parse(entry));
  const countries = new Set(
    list.map((entry) => entry.location_address__address.split(", ").at(-1)),
  );
  expect(list.length).toBeGreaterThanOrEqual(60);
  expect(countries.size).toBeGreaterThanOrEqual(14);
  expect(list.filter(({ lat }) => lat === undefined).length).toBeGreaterThan(0);
});
