/** The parts of an HTML syntax tree's node that are used here. */
export interface ProseNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: ProseNode[];
}

/**
 * A rehype plugin: `##` becomes a heading of `level`. Each table is labelled and captioned by the heading
 * above it, initially `title`. The first cell of each row becomes its heading, and the others carry their
 * column's name.
 */
export function prepareProse(options: { level: number; title: string }) {
  return (tree: ProseNode) => {
    let { title } = options;
    for (const node of tree.children ?? []) {
      const level = Number(/^h([1-6])$/.exec(node.tagName ?? "")?.[1]);
      if (level) {
        title = getText(node);
        node.tagName = `h${Math.min(6, level - 2 + options.level)}`;
      }
      if (node.tagName === "table") {
        node.properties = { "aria-label": title };
        addHeaderCells(node);
        node.children = [createCaption(title), ...(node.children ?? [])];
      }
    }
  };
}

/** A table's caption for screen readers only: the heading above it says the same. */
function createCaption(title: string): ProseNode {
  return {
    type: "element",
    tagName: "caption",
    properties: { className: "sr-only" },
    children: [{ type: "text", value: title }],
  };
}

/** Makes the first cell of each row a heading, and gives the others the name of their column. */
function addHeaderCells(table: ProseNode) {
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

function getElements(node: ProseNode | undefined): ProseNode[] {
  return (node?.children ?? []).filter(({ type }) => type === "element");
}

/** The id of the figure in a paragraph that contains only `![](figure:<id>)`. */
export function findFigureId(paragraph: ProseNode | undefined): string | undefined {
  const [only, ...others] = paragraph?.children ?? [];
  if (only?.tagName !== "img" || others.length > 0) return undefined;
  return /^figure:(.+)$/.exec(String(only.properties?.src))?.[1];
}

function getText(node: ProseNode): string {
  return node.value ?? (node.children ?? []).map(getText).join("");
}
