/** A drawing of a button, faint so that nobody takes it for a real one. Hide it from screen readers. */
export function DrawnButton({ quiet = false, children }: { quiet?: boolean; children: string }) {
  const look = quiet ? "" : "rounded-field border border-line px-3 py-1";
  return <span className={`text-small text-soft ${look}`}>{children}</span>;
}
