/** Short compounds, such as e-mail and self-view, the product's kind (360-feedback), and numbers with a hyphen. */
const compounds =
  /(?<![\p{L}\d-])(\p{L}{1,4}-\p{L}{2,6}|360-\p{L}{3,9}(?:-\p{L}{3,9})?|\d+-\d+)(?![\p{L}\d-])/u;

/** A text whose short compounds and numbers are not broken after their hyphen. */
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
