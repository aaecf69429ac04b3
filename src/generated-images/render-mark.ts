import { readMark } from "#load/brand/read-brand.ts";
import { getColor, type Palette } from "./palette.ts";

/** The shapes of the brand's mark in a palette's colours, since not every renderer knows CSS variables. */
export function colorMark(palette: Palette): ReturnType<typeof readMark> {
  const { shapes, ...box } = readMark();
  const paint = (_: string, name: string) => getColor(palette, name);
  return { ...box, shapes: shapes.replaceAll(/var\(--([\w-]+)\)/g, paint) };
}

/** The brand's mark as an SVG document in a palette's colours, and its size in its own units. */
export function renderMark(palette: Palette): { width: number; height: number; svg: string } {
  const { x, y, width, height, shapes } = colorMark(palette);
  const box = `viewBox="${x} ${y} ${width} ${height}" color="${getColor(palette, "ink")}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${shapes}</svg>`;
  return { width, height, svg };
}
