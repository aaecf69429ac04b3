import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { BaseMapFiles } from "#contract/base-map";
import { catalogue } from "#load/catalogue";
import { contentError, isError } from "#load/content-issue";
import { projectRoot } from "../../project.ts";
import { provideCached } from "../provide-cached.ts";
import { type CityNames, readCityLabels } from "./city-labels.ts";
import { compileShapes } from "./compile-shapes.ts";
import { readLakes } from "./lakes.ts";
import { readCountries } from "./read-countries.ts";

/** The files of the base map in a folder that holds nothing else. */
export interface BaseMapFolder {
  folder: string;
  /** Their URLs on the site. */
  urls: BaseMapFiles;
  fileAt(url: string): string;
}

/** Names of cities that differ between languages, from the root of the project. */
export const cityNamesFile = "content/city-names.yaml";

/** Everything that the shapes are made of and from; the lock file names the versions of the data. */
export const shapeSources = ["tools/build/map/*.ts", "contract/base-map.ts", "package-lock.json"];

/** The same of all files of the map. */
export const baseMapSources = [
  ...shapeSources,
  cityNamesFile,
  "locale/languages.ts",
  "tools/build/gazetteer/geonames.ts",
];

/** The base map, made anew (which takes seconds) if its sources have changed since the last time. */
export function provideBaseMap(): BaseMapFolder {
  const folder = provideCached("base-map", baseMapSources, make);
  const files = readdirSync(folder);
  const getUrl = (name: string) => `/map/${files.find((file) => file.startsWith(`${name}.`))}`;
  return {
    folder,
    urls: { shapes: getUrl("shapes"), cities: getUrl("cities") },
    fileAt: (url) => join(folder, basename(url)),
  };
}

function make(draft: string): void {
  const { entries, issues } = catalogue.cityNames.read(projectRoot);
  const errors = issues.filter(isError);
  if (errors.length > 0) throw contentError(errors);
  mkdirSync(draft, { recursive: true });
  const names = entries[0]?.data as CityNames;
  write(draft, "shapes", readFileSync(provideCached("base-map", shapeSources, makeShapes), "utf8"));
  write(draft, "cities", JSON.stringify(readCityLabels(names)));
}

/** Takes most of the time, and depends on no language. */
function makeShapes(draft: string): void {
  writeFileSync(draft, JSON.stringify(compileShapes(readCountries(), readLakes())));
}

function write(folder: string, name: string, text: string): void {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  writeFileSync(join(folder, `${name}.${hash}.json`), text);
}
