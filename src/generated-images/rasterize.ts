import sharp from "sharp";

/** Renders an SVG document to PNG, `width` pixels wide, on a background if one is given. */
export async function rasterize(
  svg: string,
  width: number,
  background?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(svg)).resize(width);
  if (background) picture.flatten({ background });
  return new Uint8Array(await picture.png().toBuffer());
}
