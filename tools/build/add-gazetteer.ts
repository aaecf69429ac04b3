import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { builtGazetteer } from "#server/gazetteer/open-gazetteer";
import { provideGazetteer } from "./gazetteer/compile-gazetteer.ts";

/** Puts the gazetteer into a build, for our server only. */
export function addGazetteer(dist: string): string {
  copyFileSync(provideGazetteer(), join(dist, builtGazetteer));
  return "added the gazetteer";
}
