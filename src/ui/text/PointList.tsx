/** A list of short points with dashes as markers. */
export function PointList({ points }: { points: string[] }) {
  return (
    <ul className="grid gap-2.5">
      {points.map((point) => (
        <li key={point} className="flex gap-3.5">
          <span className="ground-mark mt-3 h-0.5 w-3 shrink-0 bg-spruce" aria-hidden="true" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
