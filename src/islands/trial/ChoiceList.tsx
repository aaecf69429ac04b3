/** A group of radio buttons, side by side. */
export function ChoiceList<Id extends string>({
  name,
  legend,
  hint,
  choices,
  value,
  onChange,
}: {
  /** The `name` of the radio buttons, unique on the page. */
  name: string;
  legend: string;
  hint: string;
  choices: { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  return (
    <fieldset aria-describedby={`${name}-hint`}>
      <legend className="font-semibold">{legend}</legend>
      <p id={`${name}-hint`} className="text-small text-soft">
        {hint}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map(({ id, label }) => (
          <label
            key={id}
            className="flex cursor-pointer items-center gap-2 rounded-pill border-2 border-line px-3.5 py-1.5 text-small transition-colors hover:border-edge has-checked:border-ink touch:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="size-4"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
