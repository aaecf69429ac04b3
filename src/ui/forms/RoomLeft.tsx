/**
 * How much room a text field has left, for the eye. Screen readers are told by whom shows it, and only
 * when the visitor stops typing.
 */
export function RoomLeft({ text, isExceeded = false }: { text: string; isExceeded?: boolean }) {
  const look = isExceeded ? "font-semibold text-alarm" : "text-soft";
  return (
    <p aria-hidden="true" className={`mt-1 text-small ${look}`}>
      {text}
    </p>
  );
}
