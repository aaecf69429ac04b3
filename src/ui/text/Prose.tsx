import type { ReactNode } from "react";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { proseElements } from "./ProseElements.tsx";
import { figureOf, prepareProse } from "./prose-tree.ts";

/**
 * Long prose, written in Markdown. Its `##` becomes a heading of `level`; headings get ids that start
 * with `idPrefix`, so that they can be linked. Tables scroll sideways where they do not fit; where the
 * first cell of a row names it (`rowTitles`), narrow windows show each row as an entry instead.
 */
export function Prose({
  markdown,
  level,
  idPrefix,
  labelledBy,
  title,
  lang,
  rowTitles = false,
  resolve = (href) => href,
  figure = () => null,
}: {
  markdown: string;
  level: 2 | 3 | 4;
  idPrefix: string;
  /** The id of the heading above the prose. */
  labelledBy: string;
  /** What that heading says: the caption of tables that have none of their own above them. */
  title?: string | undefined;
  /** The language, where it is not that of the page. */
  lang?: string | undefined;
  rowTitles?: boolean;
  /** Turns what a link says, such as "term:role", into its address. */
  resolve?: (href: string) => string;
  /** What `![](figure:<id>)` places. */
  figure?: (id: string) => ReactNode;
}) {
  return (
    <div lang={lang}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[prepareProse, { level, prefix: idPrefix, labelledBy, title, rowTitles }]]}
        urlTransform={resolve}
        components={{
          ...proseElements,
          p({ node, children }) {
            const id = figureOf(node);
            if (id) return figure(id);
            return <p className="mt-4 max-w-prose first:mt-0">{children}</p>;
          },
        }}
      >
        {markdown}
      </Markdown>
    </div>
  );
}
