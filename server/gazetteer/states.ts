import { normalizeName } from "#locale/normalize-name.ts";

/** States and provinces that addresses name: GeoNames' code, the abbreviation where it is another one, and the name. */
const states = {
  AU: `
    01 ACT Australian Capital Territory; 02 NSW New South Wales; 03 NT Northern Territory; 04 QLD
    Queensland; 05 SA South Australia; 06 TAS Tasmania; 07 VIC Victoria; 08 WA Western Australia`,
  CA: `
    01 AB Alberta; 02 BC British Columbia; 03 MB Manitoba; 04 NB New Brunswick; 05 NL Newfoundland and
    Labrador; 07 NS Nova Scotia; 08 ON Ontario; 09 PE Prince Edward Island; 10 QC Quebec; 11 SK
    Saskatchewan; 12 YT Yukon; 13 NT Northwest Territories; 14 NU Nunavut`,
  US: `
    AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DC
    District of Columbia; DE Delaware; FL Florida; GA Georgia; HI Hawaii; IA Iowa; ID Idaho; IL
    Illinois; IN Indiana; KS Kansas; KY Kentucky; LA Louisiana; MA Massachusetts; MD Maryland; ME Maine;
    MI Michigan; MN Minnesota; MO Missouri; MS Mississippi; MT Montana; NC North Carolina; ND North
    Dakota; NE Nebraska; NH New Hampshire; NJ New Jersey; NM New Mexico; NV Nevada; NY New York; OH
    Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota;
    TN Tennessee; TX Texas; UT Utah; VA Virginia; VT Vermont; WA Washington; WI Wisconsin; WV West
    Virginia; WY Wyoming`,
};

/** The most words of such a name: more of an address are not read. */
const maxNameWords = 3;

const regionsByName = Map.groupBy(
  Object.entries(states).flatMap(([country, rows]) =>
    rows.split(";").flatMap((row) => {
      const [, code = "", abbreviation = code, name = ""] =
        /^\s*(\S+)(?:\s+([A-Z]+))?\s+(\S.*)$/s.exec(row) ?? [];
      const region = `${country}.${code}`;
      return [abbreviation, name].map((text) => ({ name: joinWords([text]), region }));
    }),
  ),
  ({ name }) => name,
);

/**
 * The states and provinces that the words of a part of an address end with, with their country: "US.MA" of
 * ["cambridge", "ma"]. The longest name counts: West Virginia is not Virginia.
 */
export function findStates(words: readonly string[]): string[] {
  const lastWords = words.slice(-maxNameWords);
  for (const start of lastWords.keys()) {
    const found = regionsByName.get(joinWords(lastWords.slice(start)));
    if (found) return found.map(({ region }) => region);
  }
  return [];
}

/** Whether words are the whole name of a state or province. */
export function isState(words: readonly string[]): boolean {
  return regionsByName.has(joinWords(words));
}

/** Without spaces: D.C. is two words. */
function joinWords(words: readonly string[]): string {
  return normalizeName(words.join("")).replaceAll(" ", "");
}
