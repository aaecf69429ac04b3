import { readFileSync } from "node:fs";
import { join } from "node:path";

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

/**
 * An OKLCH colour (lightness 0 to 1, chroma, hue in degrees) as sRGB in hexadecimal notation; what
 * sRGB lacks is clipped. The matrices are those of Ottosson, "A perceptual color space for image
 * processing" (2020).
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(toByte).join("")}`;
}

function toByte(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(255 * Math.min(Math.max(value, 0), 1));
  return byte.toString(16).padStart(2, "0");
}
