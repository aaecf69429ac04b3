import { Dot, Guess } from "./Shapes.tsx";

/** Whose view a mark stands for: one's own, that of others, or one's own guess about that of others. */
export type View = "self" | "others" | "guess";

/**
 * The grammar of every picture: an open ring is my view, a filled dot is theirs, a dashed one what I
 * think is theirs. Decorative by itself.
 */
export function Mark({ view, className = "size-4" }: { view: View; className?: string }) {
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
