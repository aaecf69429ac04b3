/** A button as part of a picture: it looks like one and does nothing. Hide it from screen readers. */
export function DrawnButton({ quiet = false, children }: { quiet?: boolean; children: string }) {
  const look = quiet ? "text-soft" : "rounded-pill bg-action px-4 py-1.5 text-on-action";
  return <span className={`font-semibold ${look}`}>{children}</span>;
}
