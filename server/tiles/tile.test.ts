import { expect, it } from "vitest";
import { fillTemplate, parseTile } from "./tile.ts";

it.each([
  ["0/0/0.png", { z: 0, x: 0, y: 0 }],
  ["8/140/75.png", { z: 8, x: 140, y: 75 }],
  ["19/524287/524287.png", { z: 19, x: 524_287, y: 524_287 }],
])("reads %s", (path, tile) => {
  expect(parseTile(path)).toEqual(tile);
});

it.each([
  "20/0/0.png",
  "8/256/0.png",
  "8/0/256.png",
  "08/1/1.png",
  "8/01/1.png",
  "8/-1/1.png",
  "8/1.5/1.png",
  "8/1e1/1.png",
  "8/1/1.jpg",
  "8/1/1",
  "8/1/1.png/..",
  "8/../1.png",
  "8/1/1.png\n",
  "",
])("refuses %j", (path) => {
  expect(parseTile(path)).toBeUndefined();
});

it("fills an address", () => {
  const template = "https://tiles.example/{z}/{x}/{y}.png?again={z}";
  expect(fillTemplate(template, { z: 8, x: 140, y: 75 })).toBe(
    "https://tiles.example/8/140/75.png?again=8",
  );
});
