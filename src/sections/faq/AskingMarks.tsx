/** A ring asks and a dot answers: two marks, each with its speech. Decorative. */
export function AskingMarks() {
  return (
    <svg viewBox="0 0 320 150" className="hidden h-auto w-full lg:block" aria-hidden="true">
      <circle cx="40" cy="104" r="26" className="fill-none stroke-ink" strokeWidth="11" />
      <path
        d="M84 72V38a20 20 0 0 1 20-20h62a20 20 0 0 1 20 20v14a20 20 0 0 1-20 20Z"
        className="fill-none stroke-ink"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M112 45h46"
        className="stroke-ink"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 15"
      />
      <path
        d="M238 134V110a20 20 0 0 0-20-20h-48a20 20 0 0 0-20 20v4a20 20 0 0 0 20 20Z"
        className="fill-producer/30"
      />
      <path
        d="M172 112h42"
        className="stroke-producer-edge"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="282" cy="104" r="31" className="fill-producer" />
    </svg>
  );
}
