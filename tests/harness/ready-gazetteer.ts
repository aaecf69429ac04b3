import { existsSync, linkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideGazetteer } from "#server/gazetteer/compile-gazetteer";
import { builtGazetteer } from "#server/gazetteer/open-gazetteer";

/**
 * The compiled gazetteer, cached between runs: compiling takes seconds, and its name contains the
 * version.
 */
export function readyGazetteer(): string {
  return provideGazetteer(join(tmpdir(), "idi-gazetteer"));
}

/** Puts the gazetteer into a built site in a temporary directory, as the build does. */
export function layGazetteer(distDir: string): void {
  const place = join(distDir, builtGazetteer);
  if (!existsSync(place)) linkSync(readyGazetteer(), place);
}
