import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "#tests/harness/temp-folder";
import { TileStore } from "./tile-store.ts";

const source = "https://tiles.example/{z}/{x}/{y}.png";
const image = Buffer.alloc(1000, 1);
const tile = (x: number) => ({ z: 8, x, y: 75 });

it("lets the oldest give way when the room is used up", async () => {
  const store = await TileStore.open(tempFolder(), source, 10_000);
  for (const x of [5, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]) {
    await store.write(tile(x), { image, freshUntil: x * 1000 });
  }
  expect(await store.read(tile(1))).toBeUndefined();
  expect(await store.read(tile(2))).toBeUndefined();
  expect(await store.read(tile(3))).toBeDefined();
  expect(await store.read(tile(11))).toBeDefined();
});

it("counts a tile that is written again once", async () => {
  const store = await TileStore.open(tempFolder(), source, 3000);
  await store.write(tile(1), { image, freshUntil: 1000 });
  for (let count = 0; count < 5; count++) await store.write(tile(2), { image, freshUntil: 2000 });
  expect(await store.read(tile(1))).toBeDefined();
});

it("keeps nothing of another source and no half-written file", async () => {
  const folder = tempFolder();
  const other = await TileStore.open(folder, "https://other.example/{z}/{x}/{y}.png", 1e6);
  await other.write(tile(1), { image, freshUntil: 1000 });
  await TileStore.open(folder, source, 1e6);
  const [own = "", ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  writeFileSync(join(folder, own, "draft-1-0"), "half");
  await TileStore.open(folder, source, 1e6);
  expect(readdirSync(join(folder, own))).toEqual([]);
});

it("forgets a file that somebody has removed", async () => {
  const folder = tempFolder();
  const store = await TileStore.open(folder, source, 1e6);
  await store.write(tile(1), { image, freshUntil: 1000 });
  rmSync(join(folder, readdirSync(folder)[0] ?? "", "8-1-75.png"));
  expect(await store.read(tile(1))).toBeUndefined();
});
