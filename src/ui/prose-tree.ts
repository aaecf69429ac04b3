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
 * starts with `prefix`; each table is named by the heading above it, at first by `labelledBy`.
 */
export function prepareProse(options: { level: number; prefix: string; labelledBy: string }) {
  return (tree: ProseNode) => {
    const used = new Map<string, number>();
    let label = options.labelledBy;
    for (const node of tree.children ?? []) {
      const level = Number(/^h([1-6])$/.exec(node.tagName ?? "")?.[1]);
      if (level) {
        const slug = `${options.prefix}-${toSlug(textOf(node))}`;
        const count = (used.get(slug) ?? 0) + 1;
        used.set(slug, count);
        label = count === 1 ? slug : `${slug}-${count}`;
        node.tagName = `h${Math.min(6, level - 2 + options.level)}`;
        node.properties = { id: label, tabIndex: -1 };
      }
      if (node.tagName === "table") node.properties = { "aria-labelledby": label };
    }
  };
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
