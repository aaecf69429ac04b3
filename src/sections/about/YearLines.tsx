import { MapLabel } from "#ui/profile-map/MapLabel.tsx";

/** Width and height of the drawing in its own units. */
const drawing = { width: 400, height: 318 };

/** Half the width at the foot, and the height, of the first and of the last line. */
const first = { half: 22, height: 58 };
const last = { half: 194, height: 304 };
// Moves the inner lines off centre, since trees grow faster on one side.
const centerShift = 0.16;

interface YearLine {
  year: number;
  /** The middle of its foot and half the width there, and the height of its top, in units of the drawing. */
  x: number;
  half: number;
  top: number;
}

/** A line for each year from the first of `years` to the last, evenly spaced. */
export function createLines(years: number[]): YearLine[] {
  const start = Math.min(...years);
  const span = Math.max(...years) - start;
  return Array.from({ length: span + 1 }, (_, age) => {
    const share = age / Math.max(span, 1);
    const half = first.half + (last.half - first.half) * share;
    const height = first.height + (last.height - first.height) * share;
    const shift = (last.half - half) * centerShift;
    return {
      year: start + age,
      x: drawing.width / 2 - shift,
      half,
      top: drawing.height - height,
    };
  });
}

/**
 * Years as the grain of a board: an arch for each year from the first of `years` to the last; those of `years` are
 * emphasized and labelled. `description` is the text alternative.
 */
export function YearLines({ years, description }: { years: number[]; description: string }) {
  const lines = createLines(years);
  return (
    <div role="img" aria-label={description} className="relative">
      <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} className="block h-auto w-full">
        {lines.map((line) => (
          <Line key={line.year} line={line} isEmphasized={years.includes(line.year)} />
        ))}
      </svg>
      {lines
        .filter(({ year }) => years.includes(year))
        .map(({ year, x, top }) => (
          <MapLabel
            key={year}
            x={(100 * x) / drawing.width}
            y={(100 * top) / drawing.height}
            text={String(year)}
          />
        ))}
    </div>
  );
}

function Line({ line: { x, half, top }, isEmphasized }: { line: YearLine; isEmphasized: boolean }) {
  const foot = drawing.height;
  const height = foot - top;
  const side = (sign: 1 | -1) =>
    `${x + sign * half} ${foot - height * 0.5} ${x + sign * half * 0.22} ${top}`;
  return (
    <path
      d={`M${x - half} ${foot}C${side(-1)} ${x} ${top}S${x + half} ${foot - height * 0.5} ${x + half} ${foot}`}
      className={`fill-none ${isEmphasized ? "stroke-ink" : "stroke-spruce/45"}`}
      strokeWidth={isEmphasized ? 6 : 1.5}
    />
  );
}
