/** A list of short points with dashes as markers. */
export function PointList({ points }: { points: string[] }) {
  return (
    <ul className="points grid gap-2.5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
