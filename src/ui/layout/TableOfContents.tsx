import ChevronDown from "lucide-react/icons/chevron-down";

/** A part of a long page and its sections. A title with an id is a link, too. */
export interface ContentsGroup {
  title?: string;
  id?: string;
  entries: { id: string; number: number | undefined; title: string }[];
}

/**
 * For the head of a page with contents: highlights the section that is being read, in browsers that
 * support `:target-current`. Not in a style sheet, since our linter and minifier do not support it yet.
 */
export const tableOfContentsStyle =
  ".contents-rail a:target-current{border-color:var(--producer);color:var(--ink);font-weight:600}";

/**
 * The table of contents of a long page. Where there is room it is sticky beside the text, or above it; else
 * it is collapsed above it.
 */
export function TableOfContents({
  title,
  groups,
  layout = "rail",
}: {
  title: string;
  groups: ContentsGroup[];
  /** On wide windows: beside the text, or above it with a column for each group. */
  layout?: "rail" | "top";
}) {
  return (
    <>
      <nav
        aria-label={title}
        data-screen-only
        className={`hidden text-small lg:block ${layout === "rail" ? "contents-rail" : ""}`}
      >
        <Groups groups={groups} hasColumns={layout === "top"} />
      </nav>
      <details data-screen-only className="group rounded-card border border-line bg-card lg:hidden">
        <summary className="flex cursor-pointer items-center justify-between gap-3 px-5 py-3.5 font-semibold">
          {title}
          <ChevronDown
            className="size-5 transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <nav aria-label={title} className="border-line border-t px-5 pt-4 pb-5">
          <Groups groups={groups} />
        </nav>
      </details>
    </>
  );
}

function Groups({ groups, hasColumns = false }: { groups: ContentsGroup[]; hasColumns?: boolean }) {
  return (
    <ul className={`grid gap-5 ${hasColumns ? "grid-cols-4" : "grid-cols-1"}`}>
      {groups.map((group) => (
        <li key={group.title ?? ""}>
          {group.title && (
            <p className={`font-semibold ${group.id ? "" : "mb-1"}`}>
              {group.id ? (
                <a
                  href={`#${group.id}`}
                  className="flex py-1 hover:underline touch:min-h-11 touch:items-center"
                >
                  {group.title}
                </a>
              ) : (
                group.title
              )}
            </p>
          )}
          <ol>
            {group.entries.map(({ id, number, title }) => (
              <li key={id} value={number}>
                <a
                  href={`#${id}`}
                  className="flex gap-2.5 py-1 wrap-anywhere text-soft hyphens-auto hover:text-ink hover:underline touch:min-h-11 touch:items-center"
                >
                  {number && (
                    <span className="w-5 shrink-0 tabular" aria-hidden="true">
                      {number}{" "}
                    </span>
                  )}
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
