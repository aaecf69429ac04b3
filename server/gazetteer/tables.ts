import { europeanCountryCodes } from "#locale/countries.ts";

/** Towns from this population on are recognised despite a typo. */
const minTypoTownPopulation = 50_000;
/** Shorter names differ from too many others by one letter. */
const minLengthWithTypo = 5;

/** Towns of this population can tell a smaller place from others of its name. */
export const minLandmarkPopulation = 15_000;

const createSql = `
  create table place (
    id integer primary key, name text not null, country text not null, region text,
    latitude real not null, longitude real not null, population integer not null
  ) strict;
  create table name (
    name text not null, place integer not null, own integer not null, primary key (name, place)
  ) strict, without rowid;
  create table label (
    place integer not null, locale text not null, name text not null, primary key (place, locale)
  ) strict, without rowid;
  create table centre (country text primary key, place integer not null) strict;
  create table country_name (name text primary key, country text not null) strict, without rowid;
  create table town_name (
    start text not null, length integer not null, name text not null, place integer not null,
    primary key (start, length, name, place)
  ) strict, without rowid;
`;

/**
 * The centre of a country is the place nearest to the mean of all its places: somewhere inland where
 * people live, never in the sea. `town_name` is the index for typos: the own names of Europe's larger
 * towns by their first three letters and their length.
 */
const insertSql = `
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
  insert into town_name
  select substr(name.name, 1, 3), length(name.name), name.name, place.id
  from place join name on name.place = place.id
  where own = 1 and population >= ${minTypoTownPopulation} and length(name.name) >= ${minLengthWithTypo}
    and country in (${europeanCountryCodes.map((code) => `'${code}'`).join()});
  create index town_by_country on place (country, latitude) where population >= ${minLandmarkPopulation};
`;

/** SQL that creates the gazetteer's tables, and SQL that inserts the rows derived from places and names. */
export const tables = { createSql, insertSql };
