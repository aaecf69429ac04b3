/** A text in which *stars* mark words: a page's first headline highlights them and keeps them together. */
export function MarkedText({ children }: { children: string }) {
  const parts = children.split("*");
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    index % 2 ? (
      // The parts of a fixed text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className="inline-block max-w-full">
        <em className="marked">{part}</em>
      </span>
    ) : (
      part
    ),
  );
}
