import { expect, test } from "vitest";
import { islandNames } from "#contract/islands.ts";
import { listProjectFiles, readProjectFile } from "#tests/harness/project-files.ts";

const files = listProjectFiles().filter((file) => file.endsWith(".astro"));
/** The tags of islands in Astro's components: their name, their directive, and what is before the next tag. */
const islands = files.flatMap((file) => {
  const text = readProjectFile(file);
  return [...text.matchAll(/<(\w+)\s[^<]*?\bclient:(\w+)([^<]*)/g)].map(
    ([, name, directive, rest = ""]) => ({ file, name, directive, rest }),
  );
});

test("no island has children of Astro, which React could rebuild only through innerHTML", () => {
  expect(islands.filter(({ rest }) => !rest.includes("/>"))).toEqual([]);
});

test("every island is counted by a name that the server knows", () => {
  expect([...new Set(islands.map(({ name }) => name))].sort()).toEqual([...islandNames].sort());
  expect(islands.filter(({ directive }) => directive !== "recoverable")).toEqual([]);
});
