import { expect, test } from "vitest";
import { islandNames } from "#contract/islands";
import { pages } from "./rules/site.ts";

const islands = pages.flatMap(({ file, $ }) =>
  $("astro-island")
    .toArray()
    .map((island) => ({ file, island: $(island) })),
);

test("no island holds HTML of Astro, which React could build again only through innerHTML", () => {
  expect(islands.length).toBeGreaterThan(pages.length / 2);
  const holders = islands.filter(
    ({ island }) => island.find("astro-slot, astro-static-slot, template").length > 0,
  );
  expect(holders.map(({ file, island }) => `${file}: ${island.attr("component-export")}`)).toEqual(
    [],
  );
});

test("every island is counted by a name that the server knows", () => {
  const names = islands.map(({ island }) => JSON.parse(island.attr("opts") ?? "{}").name);
  expect([...new Set(names)].sort()).toEqual([...islandNames].sort());
  expect(islands.filter(({ island }) => island.attr("client") !== "recoverable")).toEqual([]);
});
