/**
 * A field that only bots fill in: hidden from sight, from the keyboard and from assistive technology. The label
 * says to leave it empty, in case it is shown without our styles.
 */
export function HoneypotField({ name, label }: { name: string; label: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        <span>{`${label} `}</span>
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
