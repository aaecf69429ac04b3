const tones = {
  plain: ["fill-spruce", "fill-spruce/60", "fill-spruce/35"],
  deep: ["fill-on-deep", "fill-on-deep/70", "fill-on-deep/45"],
};
const blockSize = { width: 100, height: 44 };
const step = blockSize.width + 6;

/**
 * A row of blocks, one for each hour, that leaves room for the `longest` of several rows. Decorative: say
 * the number of hours in words.
 */
export function HourBars({
  hours,
  longest,
  tone,
  ground = "plain",
}: {
  hours: number;
  longest: number;
  /** Rows of different tones are 0, 1 and 2. */
  tone: number;
  /** The background on which the blocks are. */
  ground?: keyof typeof tones;
}) {
  return (
    <svg
      viewBox={`0 0 ${longest * step - 6} ${blockSize.height}`}
      className="block h-auto w-full"
      aria-hidden="true"
    >
      {Array.from({ length: hours }, (_, hour) => hour * step).map((x) => (
        <rect key={x} x={x} {...blockSize} rx="8" className={tones[ground][tone]} />
      ))}
    </svg>
  );
}
