const places = { left: 29, middle: 50, right: 71 };

/**
 * A dotted line that connects two parts of a page on wide windows. Decorative.
 */
export function Connector({ from, to }: { from: keyof typeof places; to: keyof typeof places }) {
  const [start, end] = [places[from], places[to]];
  const winding = `M${start} 0C${start} 70 ${end} 30 ${end} 100`;
  return (
    <div className="h-band py-2" aria-hidden="true">
      <div className="relative size-full">
        <Line path={winding} className="hidden lg:block" />
      </div>
    </div>
  );
}

function Line({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`absolute inset-0 size-full overflow-visible ${className}`}
    >
      <path
        d={path}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-ink"
        strokeWidth="2.5"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
    </svg>
  );
}
