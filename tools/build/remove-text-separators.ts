import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listBuiltFiles, readBuiltFile } from "#server/built-site/build-folder.ts";

/** What React writes between two texts of one element, so that it can tell them apart when it hydrates. */
const separator = "<!-- -->";

/**
 * Removes the comments between texts. Chromium hides a space beside a comment from screen readers: they would read
 * "1You choose a role". Islands have none, since their texts have no siblings.
 */
export function removeTextSeparators(dist: string): string {
  const files = listBuiltFiles(dist).filter((file) => file.endsWith(".html"));
  for (const file of files) {
    writeFileSync(join(dist, file), readBuiltFile(dist, file).replaceAll(separator, ""));
  }
  return `removed the comments between texts of ${files.length} pages`;
}
