const steps = [1, 2, 3, 4, 5, 6, 7];
const percent = (value: number) => `${((value - 1) / 6) * 100}%`;

/** A scale from 1 to 7 whose ring can be moved, with a team's dot on it where one is given. */
export function ScaleSlider({
  labelledBy,
  low,
  high,
  value,
  team,
  valueText,
  onChange,
}: {
  labelledBy: string;
  low: string;
  high: string;
  value: number;
  team?: number | undefined;
  /** The value in words, for screen readers. */
  valueText: (value: number) => string;
  onChange: (value: number) => void;
}) {
  return (
    <div>
      <div className="relative">
        <div className="pointer-events-none absolute inset-x-5.5 inset-y-0">
          <svg className="size-full overflow-visible" aria-hidden="true">
            <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" strokeWidth="4" />
            {steps.map((step) => (
              <circle key={step} cx={percent(step)} cy="50%" r="4" className="fill-edge" />
            ))}
            {team !== undefined && (
              <>
                <line
                  x1={percent(value)}
                  x2={percent(team)}
                  y1="50%"
                  y2="50%"
                  className="stroke-spruce"
                  strokeWidth="4"
                />
                <circle
                  cx={percent(team)}
                  cy="50%"
                  r={team === value ? 7 : 11}
                  className="fill-producer stroke-producer-edge"
                />
              </>
            )}
          </svg>
        </div>
        <input
          type="range"
          min={1}
          max={7}
          step={1}
          value={value}
          aria-labelledby={labelledBy}
          aria-valuetext={valueText(value)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          className="ring-slider relative"
        />
      </div>
      <div className="flex justify-between gap-4 text-small text-soft">
        <span>{low}</span>
        <span className="text-right">{high}</span>
      </div>
    </div>
  );
}
