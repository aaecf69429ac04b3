import { expect, test } from "vitest";
import { islandNames } from "#contract/islands.ts";
import { pages } from "./harness/built-site.ts";

const islands = pages.flatMap(({ $ }) =>
  $("astro-island")
    .get()
    .map((element) => ({
      name: JSON.parse(element.attribs.opts ?? "{}").name,
      directive: element.attribs.client,
      slots: $(element).find("astro-slot, template[data-astro-template]").length,
    })),
);

test("every island is counted by a name that the server knows", () => {
  expect(new Set(islands.map(({ name }) => name))).toEqual(new Set(islandNames));
  expect(new Set(islands.map(({ directive }) => directive))).toEqual(new Set(["recoverable"]));
});

test("no island has children of Astro, which React could rebuild only through innerHTML", () => {
  expect(islands.filter(({ slots }) => slots > 0)).toEqual([]);
});
