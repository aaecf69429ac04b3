/** The steps of a process, with the current one marked. */
export function StepList({
  label,
  steps,
  current,
}: {
  label: string;
  steps: string[];
  /** The index of the current step. */
  current: number;
}) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-2 sm:gap-4">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          className={`min-w-0 flex-1 basis-16 border-t-2 pt-2 text-fine sm:text-small ${index > current ? "border-edge/40 text-soft" : "border-ink"} ${index === current ? "font-semibold" : ""}`}
        >
          <span aria-hidden="true" className="block text-soft sm:mr-1.5 sm:inline">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
