import { darkPalette, getColor, lightPalette } from "./palette.ts";
import { rasterize } from "./rasterize.ts";
import { colorMark } from "./render-mark.ts";

/** The favicon, which follows the colour scheme, as a data URL: 0.2 KB of a page are cheaper than a request. */
export function getFaviconUrl(): string {
  const styles = `svg{color:${getColor(lightPalette, "ink")}}@media(prefers-color-scheme:dark){svg{color:${getColor(darkPalette, "ink")}}}`;
  return `data:image/svg+xml,${encodeURIComponent(drawIcon(1, `<style>${styles}</style>`))}`;
}

/** The favicon as PNG, `size` pixels wide and high, for browsers without support for SVG. */
export function rasterizeTabIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  return rasterize(drawIcon(1), size);
}

/** The icon for home screens, `size` pixels wide and high: they want a background and some distance from the edge. */
export function rasterizeAppIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  return rasterize(drawIcon(0.7), size, getColor(lightPalette, "paper"));
}

/** Draws the mark in the middle of a square; `share` is its part of the width. */
function drawIcon(share: number, style = ""): string {
  const { x, y, width, height, shapes } = colorMark(lightPalette);
  const size = Math.max(width, height) / share;
  const corner = `${x - (size - width) / 2} ${y - (size - height) / 2}`;
  const ink = getColor(lightPalette, "ink");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner} ${size} ${size}" color="${ink}">${style}${shapes}</svg>`;
}
