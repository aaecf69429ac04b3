/**
 * A sentence with an emphasised value that does not wrap. Hidden without the value: in a built page the
 * server finds the element by `data-server-value` and fills it in.
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
    <p hidden={value === undefined} {...attributes}>
      <span>{before}</span>
      <b data-server-value={name} className="whitespace-nowrap font-semibold">
        {value}
      </b>
      <span>{after}</span>
    </p>
  );
}
