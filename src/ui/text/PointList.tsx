/** A list of short points with dashes as markers. */
export function PointList({ points, className = "" }: { points: string[]; className?: string }) {
  return (
    <ul className={`points grid gap-2.5 ${className}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
