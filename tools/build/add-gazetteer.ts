import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { provideGazetteer } from "#server/gazetteer/compile-gazetteer";
import { builtGazetteer } from "#server/gazetteer/open-gazetteer";
import { buildCache } from "../project.ts";

/** Puts the gazetteer into a build, for our server only. Recompiled only if its sources have changed. */
export function addGazetteer(dist: string): string {
  copyFileSync(provideGazetteer(join(buildCache, "gazetteer")), join(dist, builtGazetteer));
  return "added the gazetteer";
}
