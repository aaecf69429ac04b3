import { createElement } from "react";
import satori from "satori";
import { pictureSize } from "./picture-path.ts";
import { rasterize, readPackageFile } from "./rasterize.ts";
import { type PictureContent, SharePicture } from "./share-picture.tsx";

type Font = NonNullable<Parameters<typeof satori>[1]>["fonts"][number];

// satori reads neither WOFF2 nor variable fonts.
const fontFile = (weight: number) =>
  `@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${weight}-normal.woff`;

let fonts: Promise<Font[]> | undefined;

/** Draws the share picture of a page as PNG. Text is drawn as shapes. */
export async function drawSharePicture(content: PictureContent): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= Promise.all(([400, 700] as const).map(readFont));
  const svg = await satori(createElement(SharePicture, content), {
    ...pictureSize,
    fonts: await fonts,
  });
  return rasterize(svg, pictureSize.width);
}

async function readFont(weight: 400 | 700): Promise<Font> {
  return {
    name: "Familjen Grotesk",
    weight,
    style: "normal",
    data: await readPackageFile(fontFile(weight)),
  };
}
