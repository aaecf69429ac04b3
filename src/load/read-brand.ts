import { brandFile } from "./brand-words.ts";
import { readSource } from "./reading.ts";
import { type Brand, brandSchema } from "./schema/brand.ts";

/**
 * The brand, for what is made outside of pages.
 * @throws if it is invalid; the build reports the problems.
 */
export function readBrand(root: string): Brand {
  return brandSchema.parse(readSource(root, brandFile)?.data);
}
