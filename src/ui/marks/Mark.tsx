import { Dot } from "./Shapes.tsx";

/** The grammar of every picture: an open ring is my view, a filled dot is theirs. Decorative by itself. */
export function Mark({
  view,
  className = "size-4",
}: {
  view: "self" | "others";
  className?: string;
}) {
  return (
    <svg viewBox="0 0 16 16" className={`inline-block shrink-0 ${className}`} aria-hidden="true">
      {view === "self" ? (
        <circle cx="8" cy="8" r="5.75" className="fill-none stroke-current" strokeWidth="3.25" />
      ) : (
        <Dot cx="8" cy="8" r="7" />
      )}
    </svg>
  );
}
