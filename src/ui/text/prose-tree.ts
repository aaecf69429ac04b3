/** A node of the HTML tree that Markdown becomes, as far as prose needs it. */
export interface ProseNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: ProseNode[];
}

/**
 * A step between Markdown and HTML: headings move to their level below `level` and get an id that
 * starts with `prefix`; each table is named by the heading above it, at first by `labelledBy`, and says so
 * in its caption. With
 * `rowTitles` the first cell of each row becomes its heading, and the others carry their column's name.
 */
export function prepareProse(options: {
  level: number;
  prefix: string;
  labelledBy: string;
  /** What that heading says. */
  title?: string | undefined;
  rowTitles?: boolean;
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
        if (options.rowTitles) nameRows(node);
        if (title) node.children = [captionOf(title), ...(node.children ?? [])];
      }
    }
  };
}

/** The title of a table, for screen readers: others see it in the heading above. */
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
  table.properties = { ...table.properties, className: "row-titles" };
  for (const row of elementsOf(body)) {
    for (const [index, cell] of elementsOf(row).entries()) {
      if (index === 0) cell.tagName = "th";
      cell.properties = index === 0 ? { scope: "row" } : nameOfColumn(columns, index);
    }
  }
}

/** With two columns, the title of the row says enough. */
function nameOfColumn(columns: string[], index: number) {
  return columns.length > 2 ? { "data-column": columns[index] } : {};
}

function elementsOf(node: ProseNode | undefined): ProseNode[] {
  return (node?.children ?? []).filter(({ type }) => type === "element");
}

/** The id of a figure if the paragraph holds nothing but `![](figure:<id>)`. */
export function figureOf(paragraph: ProseNode | undefined): string | undefined {
  const [only, ...others] = paragraph?.children ?? [];
  if (only?.tagName !== "img" || others.length > 0) return undefined;
  return /^figure:(.+)$/.exec(String(only.properties?.src))?.[1];
}

/** A text as part of an address: small letters of the Latin alphabet, digits and hyphens. */
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
