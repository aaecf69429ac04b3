import { type Locale, languages } from "./languages.ts";

const nordic = "AX DK FI FO GL IS NO SE SJ".split(" ");

const restOfEurope = (
  "AD AL AM AT AZ BA BE BG BY CH CY CZ DE EE ES FR GB GE GG GI GR HR HU IE IM IT JE LI LT LU LV MC " +
  "MD ME MK MT NL PL PT RO RS RU SI SK SM TR UA VA XK"
).split(" ");

const restOfTheWorld = (
  "AE AF AG AI AO AR AS AU AW BB BD BF BH BI BJ BL BM BN BO BQ BR BS BT BW BZ CA CC CD CF CG CI CK " +
  "CL CM CN CO CR CU CV CW CX DJ DM DO DZ EC EG EH ER ET FJ FK FM GA GD GF GH GM GN GP GQ GT GU GW " +
  "GY HK HN HT ID IL IN IQ IR JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LK LR LS LY MA MF " +
  "MG MH ML MM MN MO MP MQ MR MS MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH " +
  "PK PM PN PR PS PW PY QA RE RW SA SB SC SD SG SH SL SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK " +
  "TL TM TN TO TT TV TW TZ UG US UY UZ VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"
).split(" ");

/**
 * Countries and territories where people live, by code (ISO 3166-1 alpha-2, and XK for Kosovo), the
 * regions nearest to us first.
 */
export const countryRegions = { nordic, restOfEurope, restOfTheWorld };

type CountryRegion = keyof typeof countryRegions;

export const europeanCountryCodes: readonly string[] = [...nordic, ...restOfEurope];

export const countryCodes: readonly string[] = Object.values(countryRegions).flat();

export function getCountryName(code: string, locale: Locale): string {
  return getDisplayNames(locale).of(code) ?? code;
}

/** The countries of a region as [code, name], sorted by name in the language. */
export function listCountries(
  region: CountryRegion,
  locale: Locale,
): [code: string, name: string][] {
  const { compare } = new Intl.Collator(languages[locale].tag);
  const names = getDisplayNames(locale);
  return countryRegions[region]
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, a], [, b]) => compare(a, b));
}

const displayNamesByLocale = new Map<Locale, Intl.DisplayNames>();

/** Cached, since creating one is slow. */
function getDisplayNames(locale: Locale): Intl.DisplayNames {
  const names =
    displayNamesByLocale.get(locale) ??
    new Intl.DisplayNames(languages[locale].tag, { type: "region" });
  displayNamesByLocale.set(locale, names);
  return names;
}
