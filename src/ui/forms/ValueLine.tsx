/**
 * A sentence with a value in it, which stands out and on one line. Without the value it is hidden: in a
 * page of the build it waits for the server, which finds the place by `data-slot`.
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
      {before}
      <b data-slot={name} className="whitespace-nowrap font-semibold">
        {value}
      </b>
      {after}
    </p>
  );
}
