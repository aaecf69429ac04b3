import type { ComponentProps } from "react";
import type { Components } from "react-markdown";

const list = "mt-4 grid max-w-prose gap-2 pl-5.5 wrap-anywhere marker:text-soft";

export const proseElements: Components = {
  ul: ({ children }) => <ul className={`${list} list-disc`}>{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className={`${list} list-decimal`}>
      {children}
    </ol>
  ),
  a: ProseLink,
  blockquote: ({ children }) => (
    <blockquote className="my-7 max-w-prose border-producer border-l-2 pl-5 text-lead">
      {children}
    </blockquote>
  ),
  hr: () => <hr className="my-10 border-line" />,
  table: ProseTable,
  tr: ({ children }) => (
    <tr className="border-line border-b not-print:max-md:py-3.5">{children}</tr>
  ),
  th: ({ scope = "col", children }) => (
    <th
      scope={scope}
      className={`py-3 pr-6 text-left font-semibold last:pr-0 ${scope === "col" ? "align-bottom" : "align-top"}`}
    >
      {children}
    </th>
  ),
  td: ({ children, "data-column": column }: ComponentProps<"td"> & { "data-column"?: string }) => (
    <td
      data-column={column}
      className="py-3 pr-6 align-top text-pretty last:pr-0 not-print:max-md:mt-1.5"
    >
      {children}
    </td>
  ),
};

/** A link or, written as `[words](lang:sv)`, words in another language. */
function ProseLink({ href = "", children }: ComponentProps<"a">) {
  const [, lang] = /^lang:([a-z]{2})$/.exec(href) ?? [];
  if (lang) return <span lang={lang}>{children}</span>;
  return <a href={href}>{children}</a>;
}

function ProseTable({ children, "aria-label": label }: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={label}
      // A scrollable region must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      // Padding for the focus ring of links in cells.
      className="-mx-1.5 my-7 overflow-x-auto px-1.5 print:overflow-visible"
    >
      <table className="w-full border-line border-t text-small hyphens-auto not-print:max-md:stacked">
        {children}
      </table>
    </div>
  );
}
