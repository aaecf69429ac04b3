/** Short compounds, such as e-mail and self-view. */
const compounds = /(?<![\p{L}-])(\p{L}{1,4}-\p{L}{2,6})(?![\p{L}-])/u;

/** A text whose short compounds are not broken after their hyphen. */
export function KeepCompounds({ children }: { children: string }) {
  return children.split(compounds).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of a fixed text are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
