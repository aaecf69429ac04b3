/**
 * A field that only programs fill in: not shown, not reached by the keyboard, unknown to assistive
 * technology. Its label tells what to do to whom it is shown without our styles.
 */
export function HoneypotField({ name, label }: { name: string; label: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        {label} <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
