/**
 * A sentence with an emphasised value that does not wrap. Without the value it is hidden, and marked for the server
 * (`serverValueAttribute`), which fills it in.
 */
export function ValueLine({
  text,
  name,
  value,
  ...attributes
}: {
  /** With the value's name in braces. */
  text: string;
  name: string;
  value?: string | undefined;
  id?: string;
  className?: string;
}) {
  const [before, after] = text.split(`{${name}}`);
  return (
    <p
      hidden={value === undefined}
      data-server-value={value === undefined ? name : undefined}
      {...attributes}
    >
      <span>{before}</span>
      <b className="whitespace-nowrap font-semibold">{value}</b>
      <span>{after}</span>
    </p>
  );
}
