/** One square of the street map: zoom, column and row. */
export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** The closest zoom that tile servers have everywhere. */
const maxZoom = 19;

/** Parses the end of a URL such as "8/140/75.png"; undefined if there is no such tile. */
export function parseTile(path: string): Tile | undefined {
  const [, ...numbers] = /^(0|[1-9]\d?)\/(0|[1-9]\d{0,5})\/(0|[1-9]\d{0,5})\.png$/.exec(path) ?? [];
  const [z = Number.NaN, x = 0, y = 0] = numbers.map(Number);
  return z <= maxZoom && x < 2 ** z && y < 2 ** z ? { z, x, y } : undefined;
}

/** Fills in a URL template with {z}, {x} and {y}. */
export function fillTemplate(template: string, { z, x, y }: Tile): string {
  const values = { "{z}": z, "{x}": x, "{y}": y };
  return template.replace(/\{[zxy]\}/g, (placeholder) => String(values[placeholder as "{z}"]));
}
