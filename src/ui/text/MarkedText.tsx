import { Fragment } from "react";

/** Words between asterisks, with the signs that touch them. */
const marked = /([^\s*]*\*[^*]*\*[^\s*]*)/;

/**
 * A text in which *asterisks* mark words. A page's first headline highlights them. In islands `isSeparate` gives
 * each part an element of its own.
 */
export function MarkedText({
  isSeparate = false,
  children,
}: {
  isSeparate?: boolean;
  children: string;
}) {
  const Plain = isSeparate ? Separate : Fragment;
  return children.split(marked).map((part, index) => {
    const [before, marked = "", after] = part.split("*");
    return (
      // The parts of a fixed text are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>
        {index % 2 === 0 ? (
          <Plain>{part}</Plain>
        ) : (
          <span className={getUnbrokenClass(part.length - 2)}>
            <Plain>{before}</Plain>
            <em className="marked">{marked}</em>
            <Plain>{after}</Plain>
          </span>
        )}
      </Fragment>
    );
  });
}

function Separate({ children }: { children?: string | undefined }) {
  return children ? <span>{children}</span> : null;
}

/** The length that usually fits on a line of the largest size, in characters. */
const maxLength = { phone: 19, wide: 23 };

/**
 * Returns the class that keeps marked words of this length on one line of the first headline. Longer ones may break: WebKit would no
 * longer balance the lines before them.
 */
function getUnbrokenClass(length: number): string | undefined {
  if (length <= maxLength.phone) return "unbroken";
  return length <= maxLength.wide ? "unbroken-wide" : undefined;
}
