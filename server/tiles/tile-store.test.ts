import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { tempFolder } from "#tests/harness/temp-folder";
import { TileStore } from "./tile-store.ts";

const template = "https://tiles.example/{z}/{x}/{y}.png";
const megabyte = 1024 ** 2;
const tile = (x: number) => ({ z: 12, x, y: 75 });

/** A store in a folder, what it reported, and the folder's blocks on the disk in bytes. */
function open({ folder = tempFolder(), limit = megabyte, from = template } = {}) {
  const report = vi.fn();
  const file = join(folder, "tiles.sqlite");
  const store = new TileStore({ file, template: from, limit }, report);
  onTestFinished(() => store.close());
  const failures = () => report.mock.calls.filter(([error]) => error).length;
  const onDisk = () =>
    readdirSync(folder)
      .map((name) => statSync(join(folder, name)).blocks * 512)
      .reduce((sum, size) => sum + size, 0);
  return { folder, file, store, failures, onDisk };
}

/** Stores so many tiles of so many bytes; the first expires first. */
function fill(store: TileStore, count: number, size: number): void {
  for (let x = 0; x < count; x++) {
    store.write(tile(x), { image: randomBytes(size), freshUntil: 1000 + x });
  }
}

test.each([
  [103, 12_000],
  [5000, 400],
  [20_000, 100],
  [400_000, 5],
])("stays within its size limit with tiles of %i bytes", (size, count) => {
  const { store, failures, onDisk } = open();
  fill(store, count, size);
  expect(failures()).toBe(0);
  expect(onDisk()).toBeLessThanOrEqual(megabyte);
  expect(onDisk()).toBeGreaterThan(megabyte / 3);
  expect(store.read(tile(0))).toBeUndefined();
  expect(store.read(tile(count - 1))).toMatchObject({ freshUntil: 1000 + count - 1 });
});

test("returns the newest image of a tile unchanged", () => {
  const { store, failures } = open();
  const images = [randomBytes(9000), randomBytes(20)];
  for (const [index, image] of images.entries()) store.write(tile(1), { image, freshUntil: index });
  expect(store.read(tile(1))).toEqual({ image: images[1], freshUntil: 1 });
  expect(store.read(tile(2))).toBeUndefined();
  expect(failures()).toBe(0);
});

test("keeps its tiles after a restart, except those of another source or beyond a smaller limit", () => {
  const { folder, store } = open();
  fill(store, 40, 10_000);
  store.close();
  const again = open({ folder });
  expect(again.store.read(tile(39))).toBeDefined();
  again.store.close();
  const other = open({ folder, from: "https://other.example/{z}/{x}/{y}.png" });
  expect(other.store.read(tile(39))).toBeUndefined();
  fill(other.store, 40, 10_000);
  other.store.close();
  const smaller = open({ folder, from: "https://other.example/{z}/{x}/{y}.png", limit: 200_000 });
  expect(smaller.store.read(tile(39))).toBeUndefined();
  fill(smaller.store, 40, 10_000);
  expect(smaller.onDisk()).toBeLessThanOrEqual(200_000);
  expect(smaller.failures()).toBe(0);
});

test("replaces a file that is no database or is damaged", () => {
  const folder = tempFolder();
  const file = join(folder, "tiles.sqlite");
  writeFileSync(file, randomBytes(9000));
  const { store, failures } = open({ folder });
  expect(failures()).toBe(1);
  fill(store, 60, 10_000);
  store.close();
  const size = statSync(file).size;
  writeFileSync(file, randomBytes(size - 8192), { flag: "r+" });
  const again = open({ folder });
  fill(again.store, 3, 100);
  expect(again.store.read(tile(2))).toBeDefined();
});

test("reports a folder that cannot be used, and uses it once it can", () => {
  const folder = tempFolder();
  const file = join(folder, "tiles.sqlite");
  mkdirSync(file);
  const { store, failures } = open({ folder });
  expect(failures()).toBe(1);
  expect(store.read(tile(1))).toBeUndefined();
  store.write(tile(1), { image: randomBytes(9), freshUntil: 1 });
  expect(failures()).toBe(3);
  rmSync(file, { recursive: true });
  store.write(tile(1), { image: randomBytes(9), freshUntil: 1 });
  expect(store.read(tile(1))).toBeDefined();
  expect(failures()).toBe(3);
});
