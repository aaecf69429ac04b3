import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parse } from "yaml";
import { mapNamesToCountryCodes } from "#locale/country-names.ts";
import { normalizeName } from "#locale/normalize-name.ts";
import { tables } from "#server/gazetteer/tables.ts";
import { buildCache, projectRoot } from "../../project.ts";
import { addCached } from "../build-cache.ts";
import { hashFiles } from "../fingerprint.ts";
import { readCities } from "./geonames.ts";
import { getCityNames } from "./get-city-names.ts";

/** In Europe places of a village's size are included, elsewhere from that of a town. */
const minPopulationInEurope = 500;
const minPopulationElsewhere = 15_000;
/** Taken for places in Europe whose population GeoNames does not have, such as Sandvika, Herlev and Twickenham. */
const unknownPopulation = 2000;

/** Names of cities in our languages; GeoNames does not tell the language of a name. */
const cityNames = "content/city-names.yaml";

const sources = [
  "tools/build/gazetteer/*.ts",
  "server/gazetteer/tables.ts",
  "locale/{countries,country-names,languages,normalize-name}.ts",
  "package-lock.json",
  cityNames,
];

/** Compiles the gazetteer from GeoNames' list of places, which takes a few seconds, and returns its path. */
export function ensureGazetteer(): string {
  const path = join(buildCache, "gazetteer", hashFiles(projectRoot, sources).slice(0, 16));
  return existsSync(path) ? path : addCached(path, compileInto);
}

function compileInto(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode = off; pragma synchronous = off; ${tables.createSql} begin;`);
  addPlaces(database);
  addLabels(database);
  database.exec(tables.insertSql);
  addCountryNames(database);
  database.exec("commit; vacuum");
  database.close();
}

function addPlaces(database: DatabaseSync): void {
  const addPlace = database.prepare("insert into place values (?, ?, ?, ?, ?, ?, ?)");
  const addName = database.prepare("insert or ignore into name values (?, ?, ?)");
  for (const city of readCities()) {
    const { id, name, country, region, latitude, longitude } = city;
    const isInEurope = city.timezone.startsWith("Europe/") || europeanCountries.has(country);
    const population = city.population || (isInEurope ? unknownPopulation : 0);
    if (population < (isInEurope ? minPopulationInEurope : minPopulationElsewhere)) continue;
    addPlace.run(id, name, country, region, latitude, longitude, population);
    for (const [cityName, isOwn] of getCityNames(city)) addName.run(cityName, id, isOwn ? 1 : 0);
  }
}

/** Collected here, since it would slow down each start of the server. */
function addCountryNames(database: DatabaseSync): void {
  const codes = database.prepare("select country from centre").all();
  const addName = database.prepare("insert into country_name values (?, ?)");
  const names = mapNamesToCountryCodes(codes.map(({ country }) => String(country)));
  for (const [name, country] of names) addName.run(name, country);
}

/** If several cities have the same name, the largest is meant. */
function addLabels(database: DatabaseSync): void {
  const largest = new Map(
    database
      .prepare("select name, id, max(population) from place group by name")
      .all()
      .map(({ name, id }) => [name, id]),
  );
  const addLabel = database.prepare("insert into label values (?, ?, ?)");
  const addName = database.prepare("insert or replace into name values (?, ?, 1)");
  const list: unknown = parse(readFileSync(join(projectRoot, cityNames), "utf8"));
  for (const [city, labels] of Object.entries(list as Record<string, Record<string, string>>)) {
    const id = largest.get(city);
    if (id === undefined) continue;
    for (const [locale, label] of Object.entries(labels)) {
      addLabel.run(id, locale, label);
      addName.run(normalizeName(label), id);
    }
  }
}

/** Countries that count as Europe though their time zone is another continent's. */
const europeanCountries = new Set(["CY", "GE", "AM", "AZ", "IS", "FO", "GL", "PT", "ES", "SJ"]);
