import { readFileSync } from "node:fs";
import { join } from "node:path";
import { atMost, inTurn, ofText } from "./named-files.ts";
import { readBrand } from "./read-brand.ts";
import { brandColors } from "./schema/brand.ts";
import { findShapeMistake, readShapes, type Svg } from "./svg.ts";

/** What the file of the mark must be: every page carries it, hence so little. */
export const markCheck = inTurn(
  ofText((text) => findShapeMistake(text, brandColors)),
  atMost(4096, "save it with fewer points and decimals"),
);

/** The brand's mark, as its file is now. Throws if the brand has mistakes: the build names them. */
export function readMark(root: string): Svg {
  return readShapes(readFileSync(join(root, readBrand(root).mark), "utf8"), "mark-");
}
