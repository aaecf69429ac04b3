import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addressLimit } from "#contract/geocode";
import { layGazetteer } from "#tests/harness/ready-gazetteer";
import { measureLookups } from "./lookups.ts";
import { findWorstLookup } from "./worst-lookup.ts";

let dist: string;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), "idi-dist-"));
  layGazetteer(dist);
});
afterAll(() => rmSync(dist, { recursive: true }));

it("times a look-up of every sample address", () => {
  const times = measureLookups(dist);
  expect(times.addresses).toBeGreaterThan(300);
  expect(times.opening).toBeGreaterThan(times.median);
  expect(times.percentile95).toBeGreaterThan(times.median);
});

it("searches for the address that costs most", () => {
  const { address, milliseconds, tried } = findWorstLookup(dist, 20, Math.random);
  expect([...address].length).toBeLessThanOrEqual(addressLimit);
  expect(milliseconds).toBeGreaterThan(measureLookups(dist).median);
  expect(tried).toBeGreaterThan(20);
});
