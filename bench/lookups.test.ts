import { dirname } from "node:path";
import { expect, it } from "vitest";
import { readyGazetteer } from "../server/testing/ready-gazetteer.ts";
import { measureLookups } from "./lookups.ts";

it("times a look-up of every sample address", () => {
  const times = measureLookups(dirname(readyGazetteer()));
  expect(times.addresses).toBeGreaterThan(300);
  expect(times.opening).toBeGreaterThan(times.median);
  expect(times.percentile95).toBeGreaterThan(times.median);
  expect(times.percentile95).toBeLessThan(5);
});
