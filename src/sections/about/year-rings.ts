/** Width and height of the drawing in its own units. */
export const ringsSize = 400;

const centre = ringsSize / 2;
const innermost = 40;
const outermost = 190;
// Moves inner rings off centre, since trees grow faster on one side.
const lean = 0.2;

export interface YearRing {
  year: number;
  /** Centre and radius in units of the drawing. */
  x: number;
  y: number;
  radius: number;
}

/** A ring for each year from the first of `years` to the last, evenly spaced. */
export function ringsOf(years: number[]): YearRing[] {
  const first = Math.min(...years);
  const span = Math.max(...years) - first;
  return Array.from({ length: span + 1 }, (_, age) => {
    const radius = innermost + ((outermost - innermost) * age) / Math.max(span, 1);
    const shift = (outermost - radius) * lean;
    return { year: first + age, radius, x: centre - shift, y: centre + shift };
  });
}
