/** The brand's mark: my view (a ring) and their view (a dot), overlapping. Decorative: name it beside. */
export function Logo({ className = "h-6.5 w-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 26" className={`shrink-0 ${className}`} aria-hidden="true">
      <circle cx="23" cy="13" r="12" className="fill-producer" />
      <circle cx="13" cy="13" r="10.5" className="fill-none stroke-current" strokeWidth="4" />
    </svg>
  );
}
