import { Dot, Guess } from "./Shapes.tsx";

/** The view that a mark shows: the self-view, that of others, or the guess of it. */
export type View = "self" | "others" | "guess";

/**
 * The mark of a view, the same in every drawing: an open ring for the self-view, a filled dot for that of others, a
 * dashed circle for a guess. Decorative.
 */
export function ViewMark({ view, className = "size-4" }: { view: View; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" className={`inline-block shrink-0 ${className}`} aria-hidden="true">
      {view === "self" && (
        <circle cx="8" cy="8" r="5.75" className="fill-none stroke-current" strokeWidth="3.25" />
      )}
      {view === "others" && <Dot cx="8" cy="8" r="7" />}
      {view === "guess" && <Guess cx="8" cy="8" r="6.5" />}
    </svg>
  );
}
