/** A text in which *asterisks* mark words. A page's first headline highlights them. */
export function MarkedText({ children }: { children: string }) {
  return children.split("*").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of a fixed text are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <em key={index} className="marked">
        {part}
      </em>
    ),
  );
}
