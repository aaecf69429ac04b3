import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBrand } from "#load/brand/read-brand.ts";
import { toRgb } from "#load/schema/color.ts";

/** The colours of the design by name, such as `ink`, in hexadecimal notation. */
export type Palette = Record<string, string>;

const root = process.cwd();
const brand = readBrand(root).colors;
const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
const [lightPart = "", darkPart = ""] = tokens
  .slice(tokens.indexOf(":root"))
  .split("@media screen and (prefers-color-scheme: dark)");

/** The colours of the light scheme. */
export const lightPalette = toPalette([...readTokens(lightPart), ...Object.entries(brand.light)]);

/** The colours of the dark scheme. */
export const darkPalette: Palette = {
  ...lightPalette,
  ...toPalette([...readTokens(darkPart), ...Object.entries(brand.dark)]),
};

/**
 * The colour of that name.
 * @throws if the design has none.
 */
export function getColor(palette: Palette, name: string): string {
  const color = palette[name];
  if (!color) throw new Error(`The design has no colour "${name}".`);
  return color;
}

/** Parses the lines `--name: value;`. */
function readTokens(css: string): [name: string, color: string][] {
  return [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", color = ""]) => [
    name,
    color,
  ]);
}

/** Colours may be made of others. Translucent ones are left out. */
function toPalette(colors: [name: string, color: string][]): Palette {
  const colorsByName = new Map(colors);
  return Object.fromEntries(
    colors.flatMap(([name, color]) => {
      const rgb = toRgb(
        color.replaceAll(/var\(--([\w-]+)\)/g, (_, other) => colorsByName.get(other) ?? ""),
      );
      return rgb ? [[name, `#${Buffer.from(rgb).toString("hex")}`]] : [];
    }),
  );
}
