import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brandFile } from "./brand-words.ts";
import { atMost, inTurn, ofText } from "./named-files.ts";
import { readSource } from "./reading.ts";
import { brandColors, brandSchema } from "./schema/brand.ts";
import { findShapeMistake, readShapes, type Svg } from "./svg.ts";

/** What the file of the mark must be: every page carries it, hence so little. */
export const markCheck = inTurn(
  ofText((text) => findShapeMistake(text, brandColors)),
  atMost(4096, "save it with fewer points and decimals"),
);

let sound: Svg | undefined;

/**
 * The brand's mark, as its file is now. While brand or file have mistakes, which a build names before,
 * it stays what it was; throws if it was nothing.
 */
export function readMark(root: string): Svg {
  const brand = brandSchema.safeParse(readSource(root, brandFile)?.data);
  const path = join(root, brand.data?.mark ?? "");
  if (brand.success && existsSync(path)) {
    const file = readFileSync(path);
    if (!markCheck(file, path)) sound = readShapes(file.toString("utf8"), "mark-");
  }
  if (!sound) throw new Error("The brand has no mark that can be drawn.");
  return sound;
}
