import { atMost, type FileCheck, inTurn, ofText } from "./named-files.ts";
import { findSvgMistake } from "./svg.ts";

const signatures: Record<string, (file: Buffer) => boolean> = {
  JPEG: (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  PNG: (file) => file.toString("latin1", 0, 8) === "\x89PNG\r\n\x1a\n",
  WebP: (file) =>
    file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP",
};

/** Rejects a file whose content is not what its extension says. */
const checkKind: FileCheck = (file, path) => {
  const kind = /\.jpe?g$/.test(path) ? "JPEG" : path.endsWith(".png") ? "PNG" : "WebP";
  return signatures[kind]?.(file) ? undefined : `is no ${kind} picture: save it again as one`;
};

/** The check of a photo. The build makes small copies of it, without location and camera. */
export const photoCheck = inTurn(atMost(12 * 1024 * 1024, "save it smaller"), checkKind);

const checkDrawing = inTurn(
  ofText(findSvgMistake),
  atMost(40 * 1024, "save it with fewer points and decimals"),
);

/**
 * The check of a logo: an SVG, which visitors get as it is, or a bitmap, which the build makes copies of.
 */
export const logoCheck: FileCheck = (file, path) =>
  path.endsWith(".svg") ? checkDrawing(file, path) : photoCheck(file, path);
