import type { ReactNode } from "react";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { proseElements } from "./ProseElements.tsx";
import { findFigureId, prepareProse } from "./prose-tree.ts";

/**
 * Long text in Markdown. `##` becomes a heading of `level`. The first cell of a table's row names it: narrow
 * windows show each row as an entry.
 */
export function Prose({
  markdown,
  level,
  title,
  lang,
  resolve = (href) => href,
  figure = () => null,
}: {
  markdown: string;
  level: 2 | 3 | 4;
  /** The heading above the prose: the caption of tables without another heading above them. */
  title: string;
  /** The language, if it is not that of the page. */
  lang?: string | undefined;
  /** Converts the target of a link, such as "term:role", to its URL. */
  resolve?: (href: string) => string;
  /** Renders `![](figure:<id>)`. */
  figure?: (id: string) => ReactNode;
}) {
  return (
    <div lang={lang} className="prose">
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[prepareProse, { level, title }]]}
        urlTransform={resolve}
        components={{
          ...proseElements,
          p({ node, children }) {
            const id = findFigureId(node);
            if (id) return figure(id);
            return <p>{children}</p>;
          },
        }}
      >
        {markdown}
      </Markdown>
    </div>
  );
}
