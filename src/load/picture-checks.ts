import { atMost, type FileCheck, inTurn, ofText } from "./named-files.ts";
import { findSvgMistake } from "./svg.ts";

const signatures: Record<string, (file: Buffer) => boolean> = {
  JPEG: (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  PNG: (file) => file.toString("latin1", 0, 8) === "\x89PNG\r\n\x1a\n",
  WebP: (file) =>
    file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP",
};

/** Refuses a file that is not of the kind that its name tells. */
const checkKind: FileCheck = (file, path) => {
  const kind = /\.jpe?g$/.test(path) ? "JPEG" : path.endsWith(".png") ? "PNG" : "WebP";
  return signatures[kind]?.(file) ? undefined : `is no ${kind} picture: save it again as one`;
};

/** What a photo must be. The build makes small copies of it, without its place and camera. */
export const photoCheck = inTurn(atMost(12 * 1024 * 1024, "save it smaller"), checkKind);

const checkDrawing = inTurn(
  ofText(findSvgMistake),
  atMost(40 * 1024, "save it with fewer points and decimals"),
);

/** What a logo must be: a drawing that visitors get as it is, or a picture of which the build makes copies. */
export const logoCheck: FileCheck = (file, path) =>
  path.endsWith(".svg") ? checkDrawing(file, path) : photoCheck(file, path);
