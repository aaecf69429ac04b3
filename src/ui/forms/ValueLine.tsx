import { serverValueAttribute } from "#contract/server-values.ts";

/**
 * A sentence with an emphasised value that does not wrap. Without the value it is hidden, and marked for the server,
 * which fills it in.
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
      {...(value === undefined && { [serverValueAttribute]: name })}
      {...attributes}
    >
      <span>{before}</span>
      <b className="whitespace-nowrap font-semibold">{value}</b>
      <span>{after}</span>
    </p>
  );
}
