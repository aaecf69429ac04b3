import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { findDirectImports } from "#tests/harness/find-imports.ts";
import { projectRoot } from "#tools/project.ts";

/**
 * The directories of the server, the lowest layer first. A file imports from its own directory and from lower layers.
 * "" is `server` itself.
 */
const layers = [
  ["cli", "log", "time"],
  ["settings"],
  ["built-site", "store"],
  ["backups", "gazetteer", "headers", "http"],
  ["delivery", "page-counts"],
  ["lifecycle", "metrics"],
  ["limits", "outbound"],
  ["geocoding", "tiles"],
  ["facilitator-list", "routes"],
  ["", "commands"],
];

/** The directory of a file of the server; undefined of another file. */
function getDirectory(file: string): string | undefined {
  const [top, ...below] = file.split("/");
  if (top !== "server") return undefined;
  return below.length > 1 ? below[0] : "";
}

const getLayer = (directory: string) => layers.findIndex((names) => names.includes(directory));

const files = globSync("server/**/*.ts", { cwd: projectRoot }).filter(
  (file) => !file.endsWith(".test.ts"),
);

test("every directory of the server belongs to a layer", () => {
  expect(new Set(files.map(getDirectory))).toEqual(new Set(layers.flat()));
});

test("imports within the server lead to lower layers", () => {
  const upward = files.flatMap((file) => {
    const from = getDirectory(file) ?? "";
    return findDirectImports(file).flatMap((imported) => {
      const to = getDirectory(imported);
      const isAllowed = to === undefined || to === from || getLayer(to) < getLayer(from);
      return isAllowed ? [] : [`${file} imports ${imported}`];
    });
  });
  expect(upward).toEqual([]);
});
