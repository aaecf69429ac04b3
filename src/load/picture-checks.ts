import { type FileCheck, findExcess } from "./named-files.ts";
import { findSvgMistake } from "./svg.ts";

const signatures: Record<string, (file: Buffer) => boolean> = {
  JPEG: (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  PNG: (file) => file.toString("latin1", 0, 8) === "\x89PNG\r\n\x1a\n",
  WebP: (file) =>
    file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP",
};

/** The check of a photo. The build makes small copies of it, without location and camera. */
export const photoCheck: FileCheck = (file, path) => {
  const excess = findExcess(file, 12 * 1024 * 1024, "save it smaller");
  if (excess) return excess;
  const kind = /\.jpe?g$/.test(path) ? "JPEG" : path.endsWith(".png") ? "PNG" : "WebP";
  return signatures[kind]?.(file) ? undefined : `is no ${kind} picture: save it again as one`;
};

/**
 * The check of a logo: an SVG, which visitors get as it is, or a bitmap, which the build makes copies of.
 */
export const logoCheck: FileCheck = (file, path) => {
  if (!path.endsWith(".svg")) return photoCheck(file, path);
  const advice = "save it with fewer points and decimals";
  return findSvgMistake(file.toString()) ?? findExcess(file, 40 * 1024, advice);
};
