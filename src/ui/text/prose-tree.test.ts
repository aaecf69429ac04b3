import { expect, test } from "vitest";
import { figureOf, type ProseNode, prepareProse, toSlug } from "./prose-tree.ts";

const element = (tagName: string, ...children: ProseNode[]): ProseNode => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const text = (value: string): ProseNode => ({ type: "text", value });

function prepare(...children: ProseNode[]) {
  const tree = { type: "root", children };
  prepareProse({ level: 3, prefix: "zone", labelledBy: "zone-title" })(tree);
  return children.map(({ tagName, properties }) => [tagName, properties?.id]);
}

test("headings move below the page's own and get distinct ids", () => {
  expect(
    prepare(element("h2", text("Why")), element("h3", text("How")), element("h2", text("Why"))),
  ).toEqual([
    ["h3", "zone-why"],
    ["h4", "zone-how"],
    ["h3", "zone-why-2"],
  ]);
});

test("a table is named by the heading above it", () => {
  const tables = [element("table"), element("table")] as const;
  prepare(tables[0], element("h2", text("Values")), tables[1]);
  expect(tables.map(({ properties }) => properties?.["aria-labelledby"])).toEqual([
    "zone-title",
    "zone-values",
  ]);
});

test("with row titles, first cells become headings and others name their columns", () => {
  const cells = (name: string) =>
    ["a", "b", "c"].map((_, i) => element(name, text(`${name} ${i}`)));
  const row = element("tr", ...cells("td"));
  const table = element(
    "table",
    element("thead", element("tr", ...cells("th"))),
    element("tbody", row),
  );
  const options = { level: 3, prefix: "zone", labelledBy: "zone-title" };
  prepareProse(options)({ type: "root", children: [table] });
  expect(row.children?.map(({ tagName, properties }) => [tagName, properties])).toEqual([
    ["th", { scope: "row" }],
    ["td", { "data-column": "th 1" }],
    ["td", { "data-column": "th 2" }],
  ]);
});

test("a figure must be alone in its paragraph", () => {
  const picture = { ...element("img"), properties: { src: "figure:map" } };
  expect(figureOf(element("p", picture))).toBe("map");
  expect(figureOf(element("p", text("See "), picture))).toBeUndefined();
  expect(figureOf(element("p", text("Words")))).toBeUndefined();
});

test("ids have no accents and no punctuation", () => {
  expect(toSlug("Warum es zählt: Größe?")).toBe("warum-es-zahlt-grosse");
  expect(toSlug("…")).toBe("part");
});
