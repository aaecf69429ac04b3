import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContentFacilitator } from "#contract/facilitator.ts";
import { listBuiltFiles } from "#server/built-site/build-folder.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { distDir } from "#tools/project.ts";

test("the list of facilitators is published with countries, without sample marks, and compressed", () => {
  const contentFacilitators = readContent<ContentFacilitator[]>("facilitators.json");
  expect(JSON.parse(readFileSync(join(distDir, "facilitators.json"), "utf8"))).toEqual(
    contentFacilitators.map(({ post_title, location_address__address, lat, lon }) => ({
      title: post_title,
      address: location_address__address,
      lat,
      lon,
      country: expect.stringMatching(/^[A-Z]{2}$/),
    })),
  );
  expect(listBuiltFiles(distDir)).toEqual(
    expect.arrayContaining(["facilitators.json.br", "facilitators.json.gz"]),
  );
});
