import type { Element, Nodes, Root } from "hast";

/**
 * A rehype plugin: `##` becomes a heading of `level`. Each table is labelled and captioned by the heading
 * above it, initially `title`. The first cell of each row becomes its heading, and the others carry their
 * column's name.
 */
export function prepareProse(options: { level: number; title: string }) {
  return (tree: Root) => {
    let { title } = options;
    for (const element of getElements(tree)) {
      const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
      if (level) {
        title = getText(element);
        element.tagName = `h${Math.min(6, level - 2 + options.level)}`;
      }
      if (element.tagName === "table") {
        element.properties = { "aria-label": title };
        addHeaderCells(element);
        element.children.unshift(createCaption(title));
      }
    }
  };
}

/** A table's caption for screen readers only: the heading above it says the same. */
function createCaption(title: string): Element {
  return {
    type: "element",
    tagName: "caption",
    properties: { className: ["sr-only"] },
    children: [{ type: "text", value: title }],
  };
}

/** Makes the first cell of each row a heading, and gives the others the name of their column. */
function addHeaderCells(table: Element) {
  const [head, body] = getElements(table);
  const columns = getElements(getElements(head)[0]).map(getText);
  for (const row of getElements(body)) {
    for (const [index, cell] of getElements(row).entries()) {
      if (index === 0) cell.tagName = "th";
      cell.properties = index === 0 ? { scope: "row" } : getColumnName(columns, index);
    }
  }
}

/** With two columns, the row's heading is enough. */
function getColumnName(columns: string[], index: number) {
  return columns.length > 2 ? { "data-column": columns[index] } : {};
}

function getElements(parent: Element | Root | undefined): Element[] {
  return (parent?.children ?? []).filter((node) => node.type === "element");
}

/** The id of the figure in a paragraph that contains only `![](figure:<id>)`. */
export function findFigureId(paragraph: Element | undefined): string | undefined {
  const [only, ...others] = paragraph?.children ?? [];
  if (only?.type !== "element" || only.tagName !== "img" || others.length > 0) return undefined;
  return /^figure:(.+)$/.exec(String(only.properties.src))?.[1];
}

function getText(node: Nodes): string {
  if ("children" in node) return node.children.map(getText).join("");
  return node.type === "text" ? node.value : "";
}
