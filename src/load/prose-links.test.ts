import { expect, test } from "vitest";
import { findProseLinks } from "./prose-links.ts";

test("special links and figures are found, addresses of the web are not", () => {
  const text = `A [role](term:role) and [Osgood et al. (1957)](source:osgood-1957),
see [why](https://example.com/a:b), [part](#part) and \`[code](term:code)\`.

![](figure:map)`;
  expect(findProseLinks(text)).toEqual([
    { kind: "term", id: "role", line: 1 },
    { kind: "source", id: "osgood-1957", line: 1 },
    { kind: "figure", id: "map", line: 4 },
  ]);
});
