import { existsSync, linkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtGazetteer } from "#server/gazetteer/built-gazetteer";
import { provideGazetteer } from "#server/gazetteer/compile-gazetteer";

/** The gazetteer's file, kept between runs: building it takes seconds, and its name tells the version. */
export function readyGazetteer(): string {
  return provideGazetteer(join(tmpdir(), "idi-gazetteer"));
}

/** Gives a built site in a temporary folder its gazetteer, as the build does. */
export function layGazetteer(distDir: string): void {
  const place = join(distDir, builtGazetteer);
  if (!existsSync(place)) linkSync(readyGazetteer(), place);
}
