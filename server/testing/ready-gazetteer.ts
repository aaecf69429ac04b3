import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { provideGazetteer } from "../gazetteer/compile-gazetteer.ts";

/** The gazetteer's file, kept between runs: building it takes seconds, and its name tells the version. */
export function readyGazetteer(): string {
  return provideGazetteer(join(tmpdir(), "idi-gazetteer"));
}

/** Sees to it that a data folder holds the gazetteer, so that a server does not have to build it first. */
export function layGazetteer(dataDir: string): void {
  const file = readyGazetteer();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const place = join(dataDir, basename(file));
  if (!existsSync(place)) copyFileSync(file, place);
}
