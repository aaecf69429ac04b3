import Check from "lucide-react/icons/check";

/** A group of radio buttons, side by side; the chosen one has a tick, as in the drawings of choices. */
export function ChoiceList({
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
  choices: string[];
  /** The index of the chosen one. */
  value: number;
  onChange: (index: number) => void;
}) {
  return (
    <fieldset aria-describedby={`${name}-hint`}>
      <legend className="font-semibold">{legend}</legend>
      <p id={`${name}-hint`} className="text-note text-soft">
        {hint}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map((label, index) => (
          <label
            key={label}
            className="group relative flex cursor-pointer items-center gap-2 rounded-pill border-2 border-line px-3.5 py-1.5 text-small transition-colors hover:border-edge has-checked:border-ink has-checked:bg-mist touch:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={index}
              checked={index === value}
              onChange={() => onChange(index)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-pill"
            />
            <span className="inline-flex size-5 items-center justify-center rounded-pill border-2 border-edge group-has-checked:border-spruce">
              <Check
                className="invisible size-3.5 text-spruce group-has-checked:visible"
                strokeWidth={3}
                aria-hidden="true"
              />
            </span>
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
