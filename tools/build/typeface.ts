import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addCached } from "./build-cache.ts";

/**
 * Subsets a font to these letters as WOFF2, cached in a folder, and returns its path. Keeps kerning,
 * but no alternate glyphs.
 * @throws what reading and writing throw.
 */
export async function subsetTypeface(
  source: string,
  letters: string,
  folder: string,
): Promise<string> {
  const font = readFileSync(source);
  const hash = createHash("sha256").update(font).update(letters).digest("hex").slice(0, 16);
  const path = join(folder, `${hash}.woff2`);
  if (existsSync(path)) return path;
  const { default: subsetFont } = await import("subset-font");
  const subset = await subsetFont(font, letters, {
    targetFormat: "woff2",
    noLayoutClosure: true,
  });
  return addCached(path, (draft) => writeFileSync(draft, subset));
}
