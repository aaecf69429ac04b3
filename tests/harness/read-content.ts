import { readSource } from "#load/reading";
import { projectRoot } from "#tools/project";

/** The data of a file in `content` as pages get it, the brand filled in: `readContent("team.yaml")`. */
// biome-ignore lint/suspicious/noExplicitAny: content of every kind.
export function readContent<Data = any>(file: string): Data {
  return readSource(projectRoot, `content/${file}`)?.data as Data;
}
