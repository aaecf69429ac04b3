import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { normalizeName } from "#locale/normalize-name";
import { readCities } from "./geonames.ts";

/** Changes when the file below would be built differently from the same source. */
const version = "2023-03.2";

/** Places in Europe count from the size of a village, elsewhere from that of a town. */
const smallestInEurope = 500;
const smallestElsewhere = 15_000;

/** Where the gazetteer of a folder lies, built or not. */
export function gazetteerFile(folder: string): string {
  return join(folder, `gazetteer-${version}.sqlite`);
}

/**
 * The file of the gazetteer in a folder, built from GeoNames' list of places unless it is there.
 * Building takes about two seconds. Several processes may do it at once: the last one's file stays.
 */
export function provideGazetteer(folder: string): string {
  const file = gazetteerFile(folder);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    compileInto(draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
    rmSync(`${draft}-journal`, { force: true });
  }
  removeOthers(folder, file);
  return file;
}

function compileInto(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    pragma journal_mode = off; pragma synchronous = off;
    create table place (
      id integer primary key, name text not null, country text not null, region text,
      latitude real not null, longitude real not null, population integer not null
    ) strict;
    create table name (
      name text not null, place integer not null, own integer not null, primary key (name, place)
    ) strict, without rowid;
    create table centre (country text primary key, place integer not null) strict;
    begin;
  `);
  const addPlace = database.prepare("insert into place values (?, ?, ?, ?, ?, ?, ?)");
  const addName = database.prepare("insert or ignore into name values (?, ?, ?)");
  for (const city of readCities()) {
    const inEurope = city.timezone.startsWith("Europe/") || eastOfEurope.has(city.country);
    if (city.population < (inEurope ? smallestInEurope : smallestElsewhere)) continue;
    addPlace.run(
      city.id,
      city.name,
      city.country,
      city.region,
      city.latitude,
      city.longitude,
      city.population,
    );
    const own = new Set([city.name, city.asciiName].map(normalizeName));
    const others = city.alternateNames.filter((name) => !isCode(name)).map(normalizeName);
    for (const name of new Set([...own, ...others])) {
      if (name) addName.run(name, city.id, own.has(name) ? 1 : 0);
    }
  }
  database.exec(findCentres);
  database.exec("create index place_by_latitude on place (latitude); commit; vacuum");
  database.close();
}

/**
 * The centre of a country is the place nearest to the mean of all its places: an inner point where
 * people live, never in the sea.
 */
const findCentres = `
  insert into centre
  with mean as (
    select country, avg(latitude) as latitude, avg(longitude) as longitude from place group by country
  ), ranked as (
    select place.id, place.country, row_number() over (
      partition by place.country order by
        (place.latitude - mean.latitude) * (place.latitude - mean.latitude)
        + (place.longitude - mean.longitude) * (place.longitude - mean.longitude) * 0.3
    ) as rank
    from place join mean on mean.country = place.country
  )
  select country, id from ranked where rank = 1;
`;

/** Countries that belong to Europe's list though their clocks are set elsewhere. */
const eastOfEurope = new Set(["CY", "GE", "AM", "AZ", "IS", "FO", "GL", "PT", "ES", "SJ"]);

/** The codes of airports and the like, which stand among the names. */
function isCode(name: string): boolean {
  return /^[A-Z]{2,5}$/.test(name);
}

/** Removes those of other versions, and drafts that nobody can still be working on. */
function removeOthers(folder: string, file: string): void {
  const tenMinutesAgo = Date.now() - 600_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (path === file || !/^gazetteer-.*\.sqlite/.test(name)) continue;
    const isDraft = !name.endsWith(".sqlite");
    const age = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (!isDraft || age < tenMinutesAgo) rmSync(path, { force: true });
  }
}
