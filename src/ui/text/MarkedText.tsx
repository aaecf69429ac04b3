import { UnbrokenWords } from "./UnbrokenWords.tsx";

/**
 * A text in which *asterisks* mark words. A page's first headline highlights them and keeps them together
 * with the punctuation after them.
 */
export function MarkedText({ children }: { children: string }) {
  const parts = children.split("*");
  if (parts.length === 1) return <UnbrokenWords>{children}</UnbrokenWords>;
  return parts.map((part, index) => {
    const [stops = ""] = /^[.,:;!?…]*/.exec(index % 2 ? (parts[index + 1] ?? "") : part) ?? [];
    if (index % 2 === 0) {
      const text = index === 0 ? part : part.slice(stops.length);
      // The parts of a fixed text are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      return <UnbrokenWords key={index}>{text}</UnbrokenWords>;
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className="inline-block max-w-full">
        <em className="marked">{part}</em>
        {stops}
      </span>
    );
  });
}
