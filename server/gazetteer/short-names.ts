/** Towns that people abbreviate in a way that no list of names holds, by the abbreviation. */
export const shortTownNames: Record<string, string> = {
  bale: "basel",
  bcn: "barcelona",
  bxl: "bruxelles",
  cph: "kobenhavn",
  ffm: "frankfurt am main",
  gand: "gent",
  gbg: "goteborg",
  hbg: "helsingborg",
  hki: "helsinki",
  kbh: "kobenhavn",
  nbg: "nurnberg",
  nkpg: "norrkoping",
  nyc: "new york city",
  sthlm: "stockholm",
};

/** British counties that are not called after a town; those in -shire are recognised by their ending. */
const counties = new Set(
  (
    "berks beds bucks cambs cornwall cumbria devon dorset essex glos hants herts kent lancs leics " +
    "lincs merseyside middlesex middx norfolk northants northumberland notts oxon rutland salop " +
    "somerset staffs suffolk surrey sussex warks wilts worcs yorks"
  ).split(" "),
);

/** Whether the words of a part of an address name a British county: North Yorkshire, Co Durham. */
export function isBritishCounty(words: readonly string[]): boolean {
  const rest = words.filter((word) => !/^(north|south|east|west|greater|county|co)$/.test(word));
  const [name = "", ...more] = rest;
  return more.length === 0 && (counties.has(name) || /..shire$/.test(name));
}
