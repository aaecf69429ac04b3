import { catalog } from "#load/catalog.ts";
import type { ContentCollection } from "#load/collections/define-collection.ts";
import { readContentFile } from "#load/files/content-file.ts";
import { projectRoot } from "#tools/project.ts";

/**
 * The data of a file in `content` as pages get it, with the brand's values filled in:
 * `readContent("team.yaml")`.
 */
// biome-ignore lint/suspicious/noExplicitAny: content of every collection.
export function readContent<Data = any>(file: string): Data {
  const path = `content/${file}`;
  const collection = Object.values<ContentCollection>(catalog).find(({ listFiles }) =>
    listFiles(projectRoot).includes(path),
  );
  if (!collection) throw new Error(`${path} is no file of the catalogue`);
  return collection.fileSchema.parse(readContentFile(projectRoot, path)?.data) as Data;
}
