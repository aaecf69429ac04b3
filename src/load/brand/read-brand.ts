import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type FileCheck, findSizeIssue } from "../checks/uploads.ts";
import { isFile, readContentFile } from "../files/content-file.ts";
import { brandFile } from "../files/shared-values.ts";
import { type Brand, brandColors, brandSchema } from "../schema/brand.ts";
import { findShapeIssue, parseShapes, type Svg } from "./svg.ts";

/**
 * The brand, for use outside of pages.
 * @throws if it is invalid; the build reports why.
 */
export function readBrand(root: string): Brand {
  return brandSchema.parse(readContentFile(root, brandFile)?.data);
}

/** Checks the mark's file. Every page contains it, so the limit is low. */
export const findMarkIssue: FileCheck = (file) =>
  findShapeIssue(file.toString(), brandColors) ??
  findSizeIssue(file, 4096, "save it with fewer points and decimals");

let lastValidMark: Svg | undefined;

/**
 * The brand's mark as shapes, from its current file. While the brand or the file is invalid, which a build reports
 * first, returns the last valid mark.
 * @throws if there was none.
 */
export function readMark(): Svg {
  const root = process.cwd();
  const brand = brandSchema.safeParse(readContentFile(root, brandFile)?.data);
  const path = join(root, brand.data?.mark ?? "");
  if (brand.success && isFile(root, brand.data.mark)) {
    const file = readFileSync(path);
    if (!findMarkIssue(file, path)) lastValidMark = parseShapes(file.toString("utf8"), "mark-");
  }
  if (!lastValidMark) throw new Error("The brand has no mark that can be drawn.");
  return lastValidMark;
}
