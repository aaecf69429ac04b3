/** A text in which *stars* mark words to be highlighted. */
export function MarkedText({ children }: { children: string }) {
  const parts = children.split("*");
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    index % 2 ? (
      // The parts of a fixed text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <em key={index} className="marked">
        {part}
      </em>
    ) : (
      part
    ),
  );
}
