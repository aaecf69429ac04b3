import { rmSync } from "node:fs";
import { join } from "node:path";
import { listBuiltFiles, readBuiltFile } from "#server/built-site/build-folder.ts";
import { isUpload } from "../content/is-upload.ts";

/**
 * Removes the pictures and documents of the content that no page shows: the bundler adds all, so that photos of people
 * who have left, with place and camera, or a report that is not out yet would be public.
 */
export function removeUnshownUploads(dist: string): string {
  const files = listBuiltFiles(dist);
  const texts = files
    .filter((file) => /\.(html|js)$/.test(file))
    .map((file) => readBuiltFile(dist, file));
  const unshown = files.filter((file) => {
    // Pages encode the name, but not its hash.
    const [hashedEnding = file] = /[^.]+\.\w+$/.exec(file) ?? [];
    const isUploaded = file.startsWith("_astro/") && isUpload(file);
    return isUploaded && !texts.some((text) => text.includes(hashedEnding));
  });
  for (const file of unshown) rmSync(join(dist, file));
  return `removed ${unshown.length} pictures and documents that no page shows`;
}
