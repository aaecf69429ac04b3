/** Words between asterisks, with the signs that touch them. */
const marked = /([^\s*]*\*[^*]*\*[^\s*]*)/;

/** A text in which *asterisks* mark words. A page's first headline highlights them. */
export function MarkedText({ children }: { children: string }) {
  return children.split(marked).map((part, index) => {
    if (index % 2 === 0) return part;
    const [before, words = "", after] = part.split("*");
    return (
      // The parts of a fixed text are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className={unbrokenClass(words)}>
        {before}
        <em className="marked">{words}</em>
        {after}
      </span>
    );
  });
}

/** What mostly fits on a line of the largest size, in characters. */
const maxLength = { phone: 20, wide: 23 };

/** The class of what surrounds marked words: in the first headline they are on one line if they fit there. */
export function unbrokenClass({ length }: string): string | undefined {
  if (length <= maxLength.phone) return "unbroken";
  return length <= maxLength.wide ? "unbroken-wide" : undefined;
}
