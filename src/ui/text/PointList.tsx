const dashes = { plain: "bg-spruce", deep: "bg-on-deep-soft" };

/** A list of short points with dashes as markers. `tone` is the background on which it is. */
export function PointList({
  points,
  tone = "plain",
}: {
  points: string[];
  tone?: keyof typeof dashes;
}) {
  return (
    <ul className="grid gap-2.5">
      {points.map((point) => (
        <li key={point} className="flex gap-3.5">
          <span
            className={`ground-mark mt-3 h-0.5 w-3 shrink-0 ${dashes[tone]}`}
            aria-hidden="true"
          />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
