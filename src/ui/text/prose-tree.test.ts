import type { Element, ElementContent, Text } from "hast";
import { expect, test } from "vitest";
import { findFigureId, prepareProse } from "./prose-tree.ts";

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const text = (value: string): Text => ({ type: "text", value });

function prepare(...children: Element[]) {
  prepareProse({ level: 3, title: "Zone" })({ type: "root", children });
  return children;
}

test("moves headings below the page's own", () => {
  const headings = prepare(element("h2", text("Why")), element("h3", text("How")));
  expect(headings.map(({ tagName }) => tagName)).toEqual(["h3", "h4"]);
});

test("names a table by the heading above it", () => {
  const tables = [element("table"), element("table")] as const;
  prepare(tables[0], element("h2", text("Values")), tables[1]);
  expect(tables.map(({ properties }) => properties["aria-label"])).toEqual(["Zone", "Values"]);
});

test("makes the first cell of a row a heading, and names the columns of the others", () => {
  const cells = (name: string) =>
    ["a", "b", "c"].map((_, i) => element(name, text(`${name} ${i}`)));
  const rowCells = cells("td");
  const table = element(
    "table",
    element("thead", element("tr", ...cells("th"))),
    element("tbody", element("tr", ...rowCells)),
  );
  const options = { level: 3, title: "Zone" };
  prepareProse(options)({ type: "root", children: [table] });
  expect(rowCells.map(({ tagName, properties }) => [tagName, properties])).toEqual([
    ["th", { scope: "row" }],
    ["td", { "data-column": "th 1" }],
    ["td", { "data-column": "th 2" }],
  ]);
});

test("a figure must be alone in its paragraph", () => {
  const picture = { ...element("img"), properties: { src: "figure:map" } };
  expect(findFigureId(element("p", picture))).toBe("map");
  expect(findFigureId(element("p", text("See "), picture))).toBeUndefined();
  expect(findFigureId(element("p", text("Words")))).toBeUndefined();
});
