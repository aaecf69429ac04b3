/** Shows that something is in progress. Decorative: say in words what it is. */
export function Spinner() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 animate-spin" aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="9"
        className="fill-none stroke-current opacity-25"
        strokeWidth="4"
      />
      <path
        d="M12 3a9 9 0 0 1 9 9"
        className="fill-none stroke-current"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
