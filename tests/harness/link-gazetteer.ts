import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { builtGazetteer } from "#server/gazetteer/open-gazetteer.ts";
import { ensureGazetteer } from "#tools/build/gazetteer/compile-gazetteer.ts";

/** Puts the gazetteer into a built site in a temporary folder, as the build does. */
export function linkGazetteer(distDir: string): void {
  const place = join(distDir, builtGazetteer);
  if (!existsSync(place)) symlinkSync(ensureGazetteer(), place);
}
