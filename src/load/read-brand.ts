import { brandFile } from "./brand-words.ts";
import { readSource } from "./reading.ts";
import { type Brand, brandSchema } from "./schema/brand.ts";

/** The brand, for what is made beside the pages. Throws if it has mistakes: the build names them. */
export function readBrand(root: string): Brand {
  return brandSchema.parse(readSource(root, brandFile)?.data);
}
