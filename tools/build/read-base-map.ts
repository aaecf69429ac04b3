import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BaseMapFiles, CityLabel } from "#contract/base-map.ts";
import { catalog } from "#load/catalog.ts";
import { createContentError, isError } from "#load/content-issue.ts";
import { type Locale, locales } from "#locale/languages.ts";
import type { PlacedLabel } from "../base-map/placed-label.ts";
import { projectRoot } from "../project.ts";

/** A city's names by language, where they differ from GeoNames' primary name. */
type CityNames = Record<string, Partial<Record<Locale, string>>>;

/**
 * The content of the base map's files, made by `tools/base-map`, with the names of cities from the content.
 * @throws if these have mistakes.
 */
export function readBaseMap(): BaseMapFiles {
  const cities = translateCityNames(JSON.parse(readDataFile("labels.json")), readCityNames());
  return { shapes: readDataFile("shapes.json"), cities: JSON.stringify(cities) };
}

/** The labels with their names by language. */
export function translateCityNames(labels: PlacedLabel[], names: CityNames): CityLabel[] {
  return labels.map(({ isNamesake, ...label }) => {
    const translations = isNamesake ? undefined : names[label.name];
    return translations ? { ...label, name: translateName(label.name, translations) } : label;
  });
}

function readDataFile(file: string): string {
  return readFileSync(join(projectRoot, "tools/base-map", file), "utf8");
}

function readCityNames(): CityNames {
  const { entries, issues } = catalog.cityNames.read(projectRoot);
  const errors = issues.filter(isError);
  if (errors.length > 0) throw createContentError(errors);
  return entries[0]?.data as CityNames;
}

function translateName(name: string, own: CityNames[string]): Record<Locale, string> {
  const names = locales.map((locale) => [locale, own[locale] ?? name]);
  return Object.fromEntries(names) as Record<Locale, string>;
}
