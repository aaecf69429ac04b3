import { Mark } from "../marks/Mark.tsx";

/** A list of short points, each behind one of the two marks. */
export function PointList({
  points,
  view = "others",
}: {
  points: string[];
  view?: "self" | "others";
}) {
  return (
    <ul className="grid gap-2.5">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Mark view={view} className="mt-1.75 size-3.25" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
