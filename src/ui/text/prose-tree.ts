/** The parts of an HTML syntax tree's node that are used here. */
export interface ProseNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: ProseNode[];
}

/**
 * A rehype plugin: `##` becomes a heading of `level`, and headings get ids that start with `prefix`. Each
 * table is labelled and captioned by the heading above it, initially that with the id `labelledBy`. The
 * first cell of each row becomes its heading, and the others carry their column's name.
 */
export function prepareProse(options: {
  level: number;
  prefix: string;
  labelledBy: string;
  title?: string | undefined;
}) {
  return (tree: ProseNode) => {
    const used = new Map<string, number>();
    let label = options.labelledBy;
    let title = options.title ?? "";
    for (const node of tree.children ?? []) {
      const level = Number(/^h([1-6])$/.exec(node.tagName ?? "")?.[1]);
      if (level) {
        const slug = `${options.prefix}-${toSlug(textOf(node))}`;
        const count = (used.get(slug) ?? 0) + 1;
        used.set(slug, count);
        label = count === 1 ? slug : `${slug}-${count}`;
        title = textOf(node);
        node.tagName = `h${Math.min(6, level - 2 + options.level)}`;
        node.properties = { id: label, tabIndex: -1 };
      }
      if (node.tagName === "table") {
        node.properties = { "aria-labelledby": label };
        nameRows(node);
        if (title) node.children = [captionOf(title), ...(node.children ?? [])];
      }
    }
  };
}

/** A table's caption for screen readers only: the heading above it says the same. */
function captionOf(title: string): ProseNode {
  return {
    type: "element",
    tagName: "caption",
    properties: { className: "sr-only" },
    children: [{ type: "text", value: title }],
  };
}

/** Makes the first cell of each row a heading, and gives the others the name of their column. */
function nameRows(table: ProseNode) {
  const [head, body] = elementsOf(table);
  const columns = elementsOf(elementsOf(head)[0]).map(textOf);
  for (const row of elementsOf(body)) {
    for (const [index, cell] of elementsOf(row).entries()) {
      if (index === 0) cell.tagName = "th";
      cell.properties = index === 0 ? { scope: "row" } : nameOfColumn(columns, index);
    }
  }
}

/** With two columns, the row's heading is enough. */
function nameOfColumn(columns: string[], index: number) {
  return columns.length > 2 ? { "data-column": columns[index] } : {};
}

function elementsOf(node: ProseNode | undefined): ProseNode[] {
  return (node?.children ?? []).filter(({ type }) => type === "element");
}

/** The id of the figure in a paragraph that contains only `![](figure:<id>)`. */
export function figureOf(paragraph: ProseNode | undefined): string | undefined {
  const [only, ...others] = paragraph?.children ?? [];
  if (only?.tagName !== "img" || others.length > 0) return undefined;
  return /^figure:(.+)$/.exec(String(only.properties?.src))?.[1];
}

/** Converts text to a part of a URL: lowercase Latin letters, digits and hyphens. */
export function toSlug(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .match(/[a-z0-9]+/g);
  return words?.join("-") ?? "part";
}

function textOf(node: ProseNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
