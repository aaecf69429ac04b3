import { drawMark } from "./draw-mark.ts";
import { colorOf, darkPalette, lightPalette } from "./palette.ts";
import { rasterize } from "./rasterize.ts";

/**
 * The look of each kind of icon: the mark's share of its width, and whether it has a background of paper
 * instead of a transparent one.
 */
const iconLooks = {
  tab: { mark: 1, ground: false },
  app: { mark: 0.7, ground: true },
};

type IconLook = keyof typeof iconLooks;

/** The favicon, which follows the colour scheme, as a data URL: 0.2 KB of a page are cheaper than a request. */
export function tabIconAddress(): string {
  const scheme = `svg{color:${colorOf(lightPalette, "ink")}}@media(prefers-color-scheme:dark){svg{color:${colorOf(darkPalette, "ink")}}}`;
  return `data:image/svg+xml,${encodeURIComponent(drawIcon("tab", `<style>${scheme}</style>`))}`;
}

/** An icon as PNG, `size` pixels wide and high. */
export function rasterizeIcon(look: IconLook, size: number): Promise<Uint8Array<ArrayBuffer>> {
  return rasterize(drawIcon(look), size);
}

function drawIcon(look: IconLook, style = ""): string {
  const { mark: share, ground } = iconLooks[look];
  const mark = drawMark(lightPalette);
  const longer = Math.max(mark.width, mark.height);
  const size = longer / share;
  const inset = (size - longer) / 2;
  const box = `x="${inset}" y="${inset}" width="${longer}" height="${longer}"`;
  const paper = `<rect width="${size}" height="${size}" fill="${colorOf(lightPalette, "paper")}"/>`;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" color="${colorOf(lightPalette, "ink")}">`;
  return `${root}${style}${ground ? paper : ""}${mark.svg.replace("<svg ", `<svg ${box} `)}</svg>`;
}
