import { existsSync } from "node:fs";
import { join } from "node:path";
import { incompleteBuild } from "../site/build-folder.ts";
import { type Gazetteer, openGazetteer } from "./open-gazetteer.ts";

/** Where the build puts the gazetteer. A dot file, so it is never served. */
export const builtGazetteer = ".gazetteer.sqlite";

/**
 * Opens the gazetteer of a built site.
 * @throws `StartupError` if it is missing or damaged.
 */
export function openBuiltGazetteer(distDir: string): Gazetteer {
  const file = join(distDir, builtGazetteer);
  if (!existsSync(file)) throw incompleteBuild(distDir, `${builtGazetteer} is missing`);
  try {
    return openGazetteer(file);
  } catch (error) {
    throw incompleteBuild(distDir, `${builtGazetteer} cannot be read (${error})`);
  }
}
