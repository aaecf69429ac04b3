const link = /\[([^\][]+)\]\(([^()]+)\)/;

/** A text that may have links as Markdown writes them: `[words](/path)`. */
export function LinkedText({ children }: { children: string }) {
  const parts = children.split(link);
  return parts.map((part, index) => {
    // The parts are text, words, URL, text and so on.
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return part;
    return (
      <a
        // The parts of a fixed text are never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={index}
        href={parts[index + 1]}
        className="font-medium underline underline-offset-3 hover:no-underline"
      >
        {part}
      </a>
    );
  });
}
