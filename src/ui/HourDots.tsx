/** Steps that take different numbers of hours: the area of a dot is its hours, the labels tell them in words. */
export function HourDots({ steps }: { steps: { name: string; hours: number; label: string }[] }) {
  const most = Math.max(...steps.map(({ hours }) => hours));
  return (
    <ol className="flex gap-4 sm:gap-8">
      {steps.map(({ name, hours, label }) => (
        <li key={name} className="flex-1">
          <svg viewBox="0 0 120 120" className="block w-full" aria-hidden="true">
            <circle
              cx="60"
              cy="60"
              r={58 * Math.sqrt(hours / most)}
              className="fill-producer/25 stroke-producer-edge"
              strokeWidth="1.5"
            />
            <circle cx="60" cy="60" r="8" className="fill-producer stroke-producer-edge" />
          </svg>
          <p className="mt-4 text-center">
            <span className="block font-bold text-subtitle tracking-subtitle">{label}</span>
            <span className="text-small text-soft">{name}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
