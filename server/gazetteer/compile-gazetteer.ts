import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parse } from "yaml";
import { countryCodesByName } from "#locale/country-names";
import { normalizeName } from "#locale/normalize-name";
import { readCities } from "./geonames.ts";
import { namesOf } from "./names-of-city.ts";
import { tables } from "./tables.ts";

/** In Europe places of a village's size are included, elsewhere from that of a town. */
const minPopulationInEurope = 500;
const minPopulationElsewhere = 15_000;

/** Names of cities in our languages; GeoNames does not tell the language of a name. */
const cityNames = "../../content/city-names.yaml";

/** The inputs of the file: its name changes with them. */
const sources = [
  "./compile-gazetteer.ts",
  "./names-of-city.ts",
  "./geonames.ts",
  "./tables.ts",
  "../../locale/countries.ts",
  "../../locale/country-names.ts",
  "../../locale/languages.ts",
  "../../locale/normalize-name.ts",
  cityNames,
  "../../package-lock.json",
];

/**
 * Compiles the gazetteer from GeoNames' list of places unless the directory already holds it, and returns
 * its path. It takes a few seconds. Concurrent runs are safe: the last one's file stays.
 */
export function provideGazetteer(folder: string): string {
  const file = join(folder, `gazetteer-${fingerprintOfSources()}.sqlite`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    compileInto(draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  removeOthers(folder, file);
  return file;
}

function fingerprintOfSources(): string {
  const hash = createHash("sha256");
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}

function compileInto(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode = off; pragma synchronous = off; ${tables.create} begin;`);
  const addPlace = database.prepare("insert into place values (?, ?, ?, ?, ?, ?, ?)");
  const addName = database.prepare("insert or ignore into name values (?, ?, ?)");
  for (const city of readCities()) {
    const { id, name, country, region, latitude, longitude, population } = city;
    const inEurope = city.timezone.startsWith("Europe/") || eastOfEurope.has(country);
    if (population < (inEurope ? minPopulationInEurope : minPopulationElsewhere)) continue;
    addPlace.run(id, name, country, region, latitude, longitude, population);
    for (const [found, isOwn] of namesOf(city)) addName.run(found, id, isOwn ? 1 : 0);
  }
  addLabels(database);
  database.exec(tables.fill);
  addCountryNames(database);
  database.exec("commit; vacuum");
  database.close();
}

/** Here, since collecting the names would slow down each start of the server. */
function addCountryNames(database: DatabaseSync): void {
  const codes = database.prepare("select country from centre").all();
  const addName = database.prepare("insert into country_name values (?, ?)");
  const names = countryCodesByName(codes.map(({ country }) => String(country)));
  for (const [name, country] of names) addName.run(name, country);
}

/** Of several cities of one name the largest is meant. */
function addLabels(database: DatabaseSync): void {
  const largest = database.prepare(
    "select id from place where name = ? order by population desc limit 1",
  );
  const addLabel = database.prepare("insert into label values (?, ?, ?)");
  const addName = database.prepare("insert or replace into name values (?, ?, 1)");
  const list: unknown = parse(readFileSync(new URL(cityNames, import.meta.url), "utf8"));
  for (const [city, labels] of Object.entries(list as Record<string, Record<string, string>>)) {
    const id = largest.get(city)?.id;
    if (id === undefined) continue;
    for (const [locale, label] of Object.entries(labels)) {
      addLabel.run(id, locale, label);
      addName.run(normalizeName(label), id);
    }
  }
}

/** Countries that count as Europe though their time zone is another continent's. */
const eastOfEurope = new Set(["CY", "GE", "AM", "AZ", "IS", "FO", "GL", "PT", "ES", "SJ"]);

/** Removes files of other versions, and abandoned drafts. */
function removeOthers(folder: string, file: string): void {
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (path === file || !/^gazetteer-.*\.sqlite/.test(name)) continue;
    const age = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (age < anHourAgo) rmSync(path, { force: true });
  }
}
