import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { listProjectFiles } from "#tests/harness/project-files";
import { projectRoot } from "#tools/project";

/**
 * The directories of the server, the lowest first: each imports only from those in the lines above its own.
 * The last are the commands and the server itself.
 */
const layers = [
  ["lib"],
  ["build", "store"],
  ["backups", "delivery", "gazetteer", "headers", "http"],
  ["page-counts", "site"],
  ["metrics", "operation", "reports"],
  ["limits", "outbound"],
  ["forms", "geocoding", "tiles"],
  ["facilitator-list", "routes"],
  ["cli", "."],
];

const server = join(projectRoot, "server");
const layerOf = (directory: string) => layers.findIndex((layer) => layer.includes(directory));
const directoryOf = (file: string) => relative(server, file).match(/^([^/]+)\//)?.[1] ?? ".";

const files = listProjectFiles()
  .filter((file) => /^server\/.*(?<!\.test)\.ts$/.test(file))
  .map((file) => join(projectRoot, file));

test("every directory of the server is in its layers", () => {
  const directories = [...new Set(files.map(directoryOf))];
  expect(directories.sort()).toEqual(layers.flat().sort());
});

test("within the server imports go down", () => {
  const upward = files.flatMap((file) => {
    const from = directoryOf(file);
    return [...readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)]
      .map(([, path = ""]) => directoryOf(join(dirname(file), path)))
      .filter((to) => to !== from && layerOf(to) >= layerOf(from))
      .map((to) => `${relative(projectRoot, file)} imports from ${to}`);
  });
  expect(upward).toEqual([]);
});
