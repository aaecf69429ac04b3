import { LRUCache } from "lru-cache";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** A link or picture of a Markdown text, and the line of the text on which it begins, from 1. */
interface MarkdownLink {
  url: string;
  line: number;
}

/** A heading that begins a section: "## Title [#anchor]" has the depth 2. */
interface MarkdownHeading {
  depth: number;
  title: string;
  anchor: string | undefined;
  line: number;
}

/** Words in one line of a text, and the target of their link, if any. */
interface MarkdownWords {
  words: string;
  url: string | undefined;
  line: number;
}

interface MarkdownParts {
  /** With pictures. */
  links: MarkdownLink[];
  /** Links that nobody can see, and find. */
  emptyLinks: MarkdownLink[];
  pictures: (MarkdownLink & { isAlone: boolean })[];
  headings: MarkdownHeading[];
  /** Without code. */
  words: MarkdownWords[];
  /** The lines on which blocks of code begin. */
  codeLines: number[];
  /** The lines on which entries with a box, "- [ ] One", begin. */
  boxLines: number[];
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root["children"][number];

/** Cached, since each check of a text needs its parts. */
const partsByText = new LRUCache<string, MarkdownParts>({ max: 300, memoMethod: parse });

/** The parts of a Markdown text, each kind in order, as pages render them. */
export function parseMarkdown(text: string): MarkdownParts {
  return partsByText.memo(text);
}

function parse(text: string): MarkdownParts {
  const parts: MarkdownParts = {
    links: [],
    emptyLinks: [],
    pictures: [],
    headings: [],
    words: [],
    codeLines: [],
    boxLines: [],
  };
  const visit = (node: Node, parent?: Node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "link" || node.type === "image" || node.type === "definition") {
      parts.links.push({ url: node.url, line });
      const isAlone = parent?.type === "paragraph" && parent.children.length === 1;
      if (node.type === "image") parts.pictures.push({ url: node.url, line, isAlone });
      if (node.type === "link" && !hasWords(node)) parts.emptyLinks.push({ url: node.url, line });
    } else if (node.type === "heading" && parent?.type === "root") {
      const start = node.children[0]?.position?.start.offset ?? 0;
      const heading = text.slice(start, node.children.at(-1)?.position?.end.offset ?? start);
      const [, title = heading, anchor] = /^(.+) \[#([\w-]+)\]$/.exec(heading) ?? [];
      parts.headings.push({ depth: node.depth, title, anchor, line });
    } else if (node.type === "text") {
      const url = parent?.type === "link" ? parent.url : undefined;
      for (const [index, words] of node.value.split("\n").entries()) {
        parts.words.push({ words, url, line: line + index });
      }
    } else if (node.type === "code") {
      parts.codeLines.push(line);
    } else if (node.type === "listItem" && typeof node.checked === "boolean") {
      parts.boxLines.push(line);
    }
    if ("children" in node) for (const child of node.children) visit(child, node);
  };
  visit(parser.parse(text));
  return parts;
}

function hasWords(node: Node): boolean {
  return "children" in node
    ? node.children.some(hasWords)
    : "value" in node && /\S/.test(node.value);
}
