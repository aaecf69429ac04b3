/** Factors as pillars under a beam. `description` is the text alternative. */
export function Pillars({ names, description }: { names: string[]; description: string }) {
  return (
    <div role="img" aria-label={description}>
      <div className="ground-mark h-3 rounded-pill bg-ink" />
      <div className="mt-1.5 flex justify-around gap-3">
        {names.map((name) => (
          <div
            key={name}
            className="flex h-55 max-w-14 flex-1 items-center justify-center border-spruce border-x-2 bg-spruce/12 sm:max-w-18"
          >
            <span className="vertical-text rotate-180 font-semibold">{name}</span>
          </div>
        ))}
      </div>
      <div className="mt-1.5 border-ink border-t-2" />
    </div>
  );
}
