/** The two views side by side, overlapping: something has arrived. Decorative. */
export function MeetingMarks() {
  return (
    <svg viewBox="0 0 400 240" className="hidden h-auto w-full lg:block" aria-hidden="true">
      <circle cx="245" cy="120" r="78" className="fill-producer" />
      <circle cx="160" cy="120" r="68" className="fill-none stroke-current" strokeWidth="20" />
    </svg>
  );
}
