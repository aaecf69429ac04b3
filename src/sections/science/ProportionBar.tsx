/**
 * A bar for the explained part of a whole: at least `from` and at most `to` percent. The range between
 * them is lighter, the rest empty. `description` is the text alternative.
 */
export function ProportionBar({
  from,
  to,
  part,
  rest,
  description,
}: {
  /** In percent of the whole, 0 to 100. */
  from: number;
  to: number;
  part: { label: string; value: string };
  rest: { label: string; value: string };
  description: string;
}) {
  return (
    <div role="img" aria-label={description}>
      <svg className="block h-14 w-full" aria-hidden="true">
        <rect width={`${from}%`} height="100%" className="fill-spruce" />
        <rect x={`${from}%`} width={`${to - from}%`} height="100%" className="fill-spruce/45" />
        <rect x={`${to}%`} width={`${100 - to}%`} height="100%" className="fill-mist" />
      </svg>
      <div className="mt-2.5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-small">
        <span>
          <span className="block font-semibold text-lead">{part.value}</span>
          {part.label}
        </span>
        <span className="text-right text-soft">
          <span className="block font-semibold text-lead">{rest.value}</span>
          {rest.label}
        </span>
      </div>
    </div>
  );
}
