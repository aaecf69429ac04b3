import { copyFileSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { provideGazetteer } from "../gazetteer/compile-gazetteer.ts";

/** The gazetteer's file, kept between runs: building it takes seconds, and its name tells the version. */
export function readyGazetteer(): string {
  return provideGazetteer(join(tmpdir(), "idi-gazetteer"));
}

/** Puts the gazetteer into a data folder, so that a server does not have to build it first. */
export function layGazetteer(dataDir: string): void {
  const file = readyGazetteer();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  copyFileSync(file, join(dataDir, basename(file)));
}
