import { MapLabel } from "#ui/profile-map/MapLabel.tsx";

/** Width and height of the drawing in its own units. */
const ringsSize = 400;

const center = ringsSize / 2;
const innermost = 40;
const outermost = 190;
// Moves inner rings off centre, since trees grow faster on one side.
const centerShift = 0.2;

interface YearRing {
  year: number;
  /** Centre and radius in units of the drawing. */
  x: number;
  y: number;
  radius: number;
}

/** A ring for each year from the first of `years` to the last, evenly spaced. */
export function createRings(years: number[]): YearRing[] {
  const first = Math.min(...years);
  const span = Math.max(...years) - first;
  return Array.from({ length: span + 1 }, (_, age) => {
    const radius = innermost + ((outermost - innermost) * age) / Math.max(span, 1);
    const shift = (outermost - radius) * centerShift;
    return { year: first + age, radius, x: center - shift, y: center + shift };
  });
}

const percent = (length: number) => (100 * length) / ringsSize;

/**
 * Years as tree rings: one for each year from the first of `years` to the last; those of `years` are emphasized
 * and labelled. `description` is the text alternative.
 */
export function YearRings({ years, description }: { years: number[]; description: string }) {
  const rings = createRings(years);
  return (
    <div role="img" aria-label={description} className="relative">
      <svg viewBox={`0 0 ${ringsSize} ${ringsSize}`} className="block h-auto w-full">
        {rings.map((ring) => (
          <Ring key={ring.year} ring={ring} isEmphasized={years.includes(ring.year)} />
        ))}
      </svg>
      {rings
        .filter(({ year }) => years.includes(year))
        .map(({ year, x, y, radius }) => (
          <MapLabel key={year} x={percent(x)} y={percent(y - radius)} text={String(year)} />
        ))}
    </div>
  );
}

function Ring({ ring: { x, y, radius }, isEmphasized }: { ring: YearRing; isEmphasized: boolean }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={radius}
      className={`fill-none ${isEmphasized ? "stroke-ink" : "stroke-spruce/45"}`}
      strokeWidth={isEmphasized ? 7 : 1.5}
    />
  );
}
