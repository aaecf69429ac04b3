import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createElement } from "react";
import satori from "satori";
import { baseCharacters } from "#load/brand/typeface-characters.ts";
import { OpenGraphImage, type OpenGraphImageContent } from "./open-graph-image.tsx";
import { openGraphImageSize } from "./open-graph-image-path.ts";
import { rasterize } from "./rasterize.ts";

type Font = NonNullable<Parameters<typeof satori>[1]>["fonts"][number];

// Builds and tests run in the project's folder; bundled code does not know its own place.
const require = createRequire(join(process.cwd(), "package.json"));
const typeface = require.resolve(
  "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
);

let fonts: Promise<Font[]> | undefined;

/** Draws the Open Graph image of a page as PNG. Text is drawn as shapes. */
export async function renderOpenGraphImage(
  content: OpenGraphImageContent,
): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= Promise.all(([400, 700] as const).map(readFont));
  const svg = await satori(createElement(OpenGraphImage, content), {
    ...openGraphImageSize,
    fonts: await fonts,
  });
  return rasterize(svg, openGraphImageSize.width);
}

/** One weight of the typeface: satori reads neither variable fonts nor WOFF2. */
async function readFont(weight: 400 | 700): Promise<Font> {
  const { default: subsetFont } = await import("subset-font");
  const data = await subsetFont(await readFile(typeface), baseCharacters, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  return { name: "Familjen Grotesk", weight, style: "normal", data };
}
