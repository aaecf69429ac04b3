/** A picture of a button in a demo, too faint to be taken for a real one. Hide it from screen readers. */
export function ButtonMock({
  isSecondary = false,
  children,
}: {
  isSecondary?: boolean;
  children: string;
}) {
  const className = isSecondary ? "" : "rounded-field border border-line px-3 py-1";
  return <span className={`text-small text-soft ${className}`}>{children}</span>;
}
