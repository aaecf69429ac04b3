import { normalizeName } from "#locale/normalize-name.ts";

/** One part of an address, between two commas. */
export interface AddressPart {
  /** Words that may name a place, in `normalizeName`'s form, without postal codes. */
  words: string[];
  /** Whether it contains a postal code: those are next to a town. */
  hasPostalCode: boolean;
  /** Whether it begins or ends with a house number, as a street does. */
  isStreet: boolean;
}

/** Country codes before a postal code: SE-111 22. */
const countryPrefixes = new Set(
  "AT BE CH CZ DE DK EE ES FI FR GR HR HU IS IT LT LU LV MD NL NO PL PT RO RS SE SI SK UA".split(
    " ",
  ),
);
/** Country codes of cars, by which some write a postal code: D-80331. */
const vehicleCodes: Record<string, string> = {
  A: "AT",
  B: "BE",
  D: "DE",
  E: "ES",
  F: "FR",
  FIN: "FI",
  I: "IT",
  L: "LU",
  N: "NO",
  P: "PT",
  S: "SE",
};

/** SW1A 2AA, GL50 1AB */
const britishPostalCode = /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}(?![\p{L}\p{N}])/giu;

const postalCodes = [
  britishPostalCode,
  // Irish: D02 X285, of fifteen letters only, so that it is no staircase before a town
  /(?<![\p{L}\p{N}])[ac-fhknprtv-y]\d[\dw] ?[ac-fhknprtv-y\d]{4}(?![\p{L}\p{N}])/giu,
  // Canadian: K1A 0B1
  /(?<![\p{L}\p{N}])[a-z]\d[a-z] ?\d[a-z]\d(?![\p{L}\p{N}])/giu,
  // Dutch: 1012 AB
  /(?<![\p{L}\p{N}])\d{4} ?[A-Z]{2}(?![\p{L}\p{N}])/gu,
  // Two groups: 111 22, 1100-148, 00-950
  /(?<![\p{L}\p{N}])\d{2,4}[ -]\d{2,3}(?![\p{L}\p{N}])/gu,
  // One group of three (Iceland), four or five digits
  /(?<![\p{L}\p{N}])\d{3,6}(?![\p{L}\p{N}])/gu,
];

/** Words before the name of a person or a company. */
const careOf = /^\s*(c\/o|p\/a|att(n|ention)?[.:]|z\. ?hd\.?)(?![\p{L}\p{N}])/iu;

/**
 * Splits an address at commas and line breaks. A name with a slash (Biel/Bienne, Frankfurt/Oder) gives a part as
 * a whole, and one for each side. `country` is the code of a postal prefix, if there is one; `hasBritishPostcode` says
 * whether there is a British postal code.
 */
export function splitAddress(address: string): {
  parts: AddressPart[];
  country?: string;
  hasBritishPostcode: boolean;
} {
  let country: string | undefined;
  const parts = address
    .split(/[,;\n\r|•·]+| [-–—] /u)
    .filter((text, _, all) => all.length === 1 || !careOf.test(text))
    .flatMap((text) => (text.includes("/") ? [text, ...text.split("/")] : [text]))
    .map((text) => {
      const withoutPrefix = text.replace(
        /(?<![\p{L}\p{N}])([a-z]{1,3})[-–] ?(?=\d{3}|\d\d-\d{3})/giu,
        (whole, prefix: string) => {
          const letters = prefix.toUpperCase();
          const code = vehicleCodes[letters] ?? letters;
          if (!countryPrefixes.has(code)) return whole;
          country ??= code;
          return "";
        },
      );
      return parsePart(withoutPrefix);
    })
    .filter(({ words }) => words.length > 0);
  const hasBritishPostcode = address.search(britishPostalCode) >= 0;
  return { parts, ...(country && { country }), hasBritishPostcode };
}

function parsePart(text: string): AddressPart {
  let rest = text.normalize("NFC");
  for (const pattern of postalCodes) rest = rest.replace(pattern, " # ");
  const tokens = rest.split(/\s+/).filter(Boolean);
  const isNumber = (token: string | undefined) => token !== undefined && /\d/.test(token);
  const words = tokens
    .filter((token) => token !== "#" && !isNumber(token))
    .map(normalizeName)
    .flatMap((word) => word.split(" "))
    .filter(Boolean);
  const plain = tokens.filter((token) => token !== "#");
  return {
    words,
    hasPostalCode: rest.includes("#"),
    isStreet: plain.some(isNumber),
  };
}
