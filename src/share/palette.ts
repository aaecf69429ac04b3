import { readFileSync } from "node:fs";
import { join } from "node:path";
import { oklchToHex } from "./oklch.ts";

/** The colours of the design tokens by name, such as `ink`, as programs without OKLCH take them. */
export type Palette = Record<string, string>;

const tokens = readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf8");
const [lightPart = "", darkPart = ""] = tokens
  .slice(tokens.indexOf(":root"))
  .split("@media (prefers-color-scheme: dark)");

/** The colours of the light scheme. */
export const lightPalette = readPalette(lightPart);

/** The colours of the dark scheme. */
export const darkPalette: Palette = { ...lightPalette, ...readPalette(darkPart) };

/** The colour of that name. Throws if the design has none. */
export function colorOf(palette: Palette, name: string): string {
  const color = palette[name];
  if (!color) throw new Error(`The design has no colour "${name}".`);
  return color;
}

/** Reads `--name: oklch(24% 0.035 215)`; colours that let others through are left out. */
function readPalette(css: string): Palette {
  const named = css.matchAll(/--([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g);
  return Object.fromEntries(
    [...named].map(([, name, lightness, chroma, hue]) => [
      name,
      oklchToHex(Number(lightness) / 100, Number(chroma), Number(hue)),
    ]),
  );
}
