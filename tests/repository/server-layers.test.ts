import { expect, test } from "vitest";
import { directImports } from "#tests/harness/imports-of";
import { listProjectFiles } from "#tests/harness/project-files";

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

const layerOf = (directory: string) => layers.findIndex((layer) => layer.includes(directory));
const directoryOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1] ?? ".";
const isServer = (file: string) => file.startsWith("server/");

const files = listProjectFiles().filter(
  (file) => isServer(file) && file.endsWith(".ts") && !file.endsWith(".test.ts"),
);

test("every directory of the server is in its layers", () => {
  const directories = [...new Set(files.map(directoryOf))];
  expect(directories.sort()).toEqual(layers.flat().sort());
});

test("within the server imports go down", () => {
  const upward = files.flatMap((file) => {
    const from = directoryOf(file);
    return directImports(file)
      .filter(isServer)
      .map(directoryOf)
      .filter((to) => to !== from && layerOf(to) >= layerOf(from))
      .map((to) => `${file} imports from ${to}`);
  });
  expect(upward).toEqual([]);
});
