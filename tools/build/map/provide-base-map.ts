import { createHash } from "node:crypto";
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BaseMapFiles } from "#contract/base-map";
import { besidePages } from "#load/catalogue";
import { contentError } from "#load/content-error";
import { type CityNames, readCityLabels } from "./city-labels.ts";
import { compileShapes } from "./compile-shapes.ts";
import { readCountries } from "./countries.ts";
import { readLakes } from "./lakes.ts";

/** The files of the base map in a folder that holds nothing else. */
export interface BaseMapFolder {
  folder: string;
  /** Their addresses on the site. */
  addresses: BaseMapFiles;
  fileAt(address: string): string;
}

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Names of cities that differ between languages, from the root of the project. */
export const cityNamesFile = "content/city-names.yaml";

/** Everything that the files are made of and from; the lock file names the versions of the data. */
const sources = [
  "tools/build/map/*.ts",
  cityNamesFile,
  "package-lock.json",
  "server/gazetteer/geonames.ts",
];

/** The base map, made anew (which takes seconds) if its sources have changed since the last time. */
export function provideBaseMap(cacheFolder: string): BaseMapFolder {
  const folder = join(cacheFolder, fingerprintOfSources());
  const files = listFiles(folder) ?? make(cacheFolder, folder);
  const addressOf = (name: string) => `/map/${files.find((file) => file.startsWith(`${name}.`))}`;
  return {
    folder,
    addresses: { shapes: addressOf("shapes"), cities: addressOf("cities") },
    fileAt: (address) => join(folder, basename(address)),
  };
}

function make(cacheFolder: string, folder: string): string[] {
  const { entries, problems } = besidePages.cityNames.read(root);
  if (problems.length > 0) throw contentError(problems);
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const names = entries[0]?.data as CityNames;
  write(draft, "shapes", compileShapes(readCountries(), readLakes()));
  write(draft, "cities", readCityLabels(names));
  renameSync(draft, folder);
  for (const name of readdirSync(cacheFolder)) {
    const path = join(cacheFolder, name);
    if (path !== folder) rmSync(path, { recursive: true, force: true });
  }
  return readdirSync(folder);
}

function write(folder: string, name: string, content: unknown): void {
  const text = JSON.stringify(content);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  writeFileSync(join(folder, `${name}.${hash}.json`), text);
}

function listFiles(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}

function fingerprintOfSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root }).sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
