const unbroken =
  /((?<![\p{L}\d])(?:\p{L}-\p{L}+|[\p{L}\d]{2,6}-\p{L}{2,6}(?!\p{L}))|\d+(?:-\d+)+)/u;

/**
 * A text in which no line ends after the hyphen of "E-Mail", within a short word such as "self-view" or
 * "360-Grad", or within a number such as "559999-9999".
 */
export function UnbrokenWords({ children }: { children: string }) {
  // Split by a group, every second part is a match.
  return children.split(unbroken).map((part, index) =>
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
