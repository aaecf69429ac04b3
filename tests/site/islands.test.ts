import { expect, test } from "vitest";
import { pages } from "./rules/site.ts";

test("no island holds HTML of Astro, which React could build again only through innerHTML", () => {
  const islands = pages.flatMap(({ file, $ }) =>
    $("astro-island")
      .toArray()
      .map((island) => ({ file, island: $(island) })),
  );
  expect(islands.length).toBeGreaterThan(pages.length / 2);
  const holders = islands.filter(
    ({ island }) => island.find("astro-slot, astro-static-slot, template").length > 0,
  );
  expect(holders.map(({ file, island }) => `${file}: ${island.attr("component-export")}`)).toEqual(
    [],
  );
});
