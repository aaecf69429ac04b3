import { normalizeName } from "#locale/normalize-name";

/** One part of an address, between two commas. */
export interface AddressPart {
  /** Words that may name a place, in `normalizeName`'s form, without postal codes. */
  words: string[];
  /** Whether a postal code stands with them, as it does beside a town. */
  hasPostalCode: boolean;
  /** Whether it begins or ends with a house number, as a street does. */
  isStreet: boolean;
}

/** Three to six digits, and what may stand before or after them: SE-111 22, D-80331, 1012 AB, 1100-148. */
const postalCode =
  /(?<![\p{L}\p{N}])([A-Z]{1,3}[-–] ?)?\d{3,6}( ?[A-Z]{2}|[ -]\d{2,3})?(?![\p{L}\p{N}])/gu;

/** Splits an address at commas, dashes and line breaks. */
export function splitAddress(address: string): AddressPart[] {
  return address
    .split(/[,;\n\r|•·]+| [-–—] /u)
    .map(readPart)
    .filter(({ words }) => words.length > 0);
}

function readPart(text: string): AddressPart {
  const composed = text.normalize("NFC");
  const rest = composed.replace(postalCode, " ");
  const tokens = rest.split(/\s+/);
  const isNumber = (token: string) => /\d/.test(token);
  return {
    words: tokens
      .filter((token) => !isNumber(token))
      .flatMap((token) => normalizeName(token).split(" "))
      .filter(Boolean),
    hasPostalCode: rest !== composed,
    isStreet: tokens.some(isNumber),
  };
}
