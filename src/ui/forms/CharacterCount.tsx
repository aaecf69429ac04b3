/**
 * The remaining length of a text field, for the eye only: the form announces it to screen readers after a
 * pause in typing.
 */
export function CharacterCount({
  text,
  isExceeded = false,
}: {
  text: string;
  isExceeded?: boolean;
}) {
  const look = isExceeded ? "font-semibold text-alarm" : "text-soft";
  return (
    <p aria-hidden="true" className={`mt-1 text-note ${look}`}>
      {text}
    </p>
  );
}
