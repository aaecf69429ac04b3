const tones = ["fill-spruce", "fill-spruce/60", "fill-spruce/35"];
const hour = { width: 100, height: 44, gap: 6 };
const betweenGroups = 14;

/**
 * A row of blocks, one for each hour, in groups of different tones. Decorative: say in words how many
 * hours each group has.
 */
export function HourBars({ groups }: { groups: number[] }) {
  const blocks = groups.flatMap((hours, group) =>
    Array.from({ length: hours }, () => tones[group % tones.length]).map((tone) => ({
      tone,
      group,
    })),
  );
  const places = blocks.map(({ tone, group }, index) => ({
    tone,
    x: index * (hour.width + hour.gap) + group * betweenGroups,
  }));
  const width = (places.at(-1)?.x ?? 0) + hour.width;
  return (
    <svg viewBox={`0 0 ${width} ${hour.height}`} className="block h-auto w-full" aria-hidden="true">
      {places.map(({ tone, x }) => (
        <rect key={x} x={x} width={hour.width} height={hour.height} rx="8" className={tone} />
      ))}
    </svg>
  );
}
