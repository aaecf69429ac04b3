import { catalogue } from "#load/catalogue";
import type { ContentKind } from "#load/collections/content-kinds";
import { readSource } from "#load/source/content-source";
import { projectRoot } from "#tools/project";

/**
 * The data of a file in `content` as pages get it, with the brand's values filled in:
 * `readContent("team.yaml")`.
 */
// biome-ignore lint/suspicious/noExplicitAny: content of every kind.
export function readContent<Data = any>(file: string): Data {
  const path = `content/${file}`;
  const kind = Object.values<ContentKind>(catalogue).find(({ files }) => files.includes(path));
  if (!kind) throw new Error(`${path} is no file of the catalogue`);
  return kind.fileSchema.parse(readSource(projectRoot, path)?.data) as Data;
}
