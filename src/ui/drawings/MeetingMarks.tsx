/** The marks of both views, overlapping, for pages that confirm something. Decorative. */
export function MeetingMarks({ className }: { className?: string }) {
  return (
    <svg viewBox="80 36 248 168" className={className} aria-hidden="true">
      <circle cx="245" cy="120" r="78" className="meeting-dot fill-producer" />
      <circle cx="160" cy="120" r="68" className="fill-none stroke-current" strokeWidth="20" />
    </svg>
  );
}
