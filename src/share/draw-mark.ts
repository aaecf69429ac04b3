import { readMark } from "#load/read-brand";
import { colorOf, type Palette } from "./palette.ts";

/** The brand's mark as an SVG document in a palette's colours, and its size in its own units. */
export function drawMark(palette: Palette): { width: number; height: number; svg: string } {
  const { x, y, width, height, shapes } = readMark();
  const painted = shapes.replaceAll(/var\(--([\w-]+)\)/g, (_, name) => colorOf(palette, name));
  const box = `viewBox="${x} ${y} ${width} ${height}" color="${colorOf(palette, "ink")}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${painted}</svg>`;
  return { width, height, svg };
}
