import { dimensions } from "#instrument/dimensions.ts";
import { getCountryName } from "#locale/countries.ts";
import { formatInteger } from "#locale/formats.ts";
import { placeholderPattern } from "#locale/interpolate.ts";
import { isLocale, type Locale } from "#locale/languages.ts";
import { formPossessive } from "#locale/possessive.ts";
import { mapTexts } from "./content-tree.ts";

/** The files of the brand, the statements and the method, from the root of the project. */
export const brandFile = "content/brand.yaml";
export const factsFile = "content/facts.yaml";
export const methodFile = "content/method.yaml";

export const procurementFile = "content/procurement.yaml";

/** Names of the statements that texts share: `statements` in the facts. */
export const statementNames = [
  "freePlan",
  "billing",
  "consumerPrice",
  "facilitator",
  "facilitatorFee",
  "confidentiality",
  "purpose",
  "retention",
] as const;

export type StatementName = (typeof statementNames)[number];

export const methodFigureNames = [
  "wordPairs",
  "answerMinutes",
  "askedFrom",
  "askedTo",
  "askedUsually",
  "minProfileAnswers",
  "minGroupAnswers",
  "minGroupProfiles",
  "answerDays",
  "reminders",
  "conversationWeeks",
  "conversationMinutes",
  "microcourses",
  "liteMicrocourses",
  "firstGroupPeople",
  "firstGroupWeeks",
] as const;

/** Names of the method's times that are words. */
export const methodTimeNames = ["workshop", "reply"] as const;

export type MethodFigureName = (typeof methodFigureNames)[number];
export type MethodTimeName = (typeof methodTimeNames)[number];

type Texts<Name extends string> = Partial<Record<Name, string>>;

/** The values of the brand, the facts and the method that texts may name, as far as the files have them. */
export interface SharedValues {
  name?: string;
  possessive?: Texts<Locale>;
  company?: Texts<"legalName" | "registrationNumber" | "vatNumber" | "register" | "representative">;
  office?: Texts<"street" | "postalCode" | "city" | "country" | "phone">;
  email?: Texts<"general" | "privacy" | "sales" | "press">;
  statements?: Partial<Record<StatementName, Texts<Locale>>>;
  /** The periods that statements name. */
  legal?: Record<string, number>;
  method?: Partial<Record<MethodFigureName, { value?: number }>> &
    Partial<Record<MethodTimeName, Texts<Locale>>>;
  /** When invoices are due. */
  procurement?: { paymentDays?: { value?: number } };
}

/** The values that any text may name in braces: the brand's, the statements, figures. */
const valuesByName: Record<string, (shared: SharedValues, locale: Locale) => unknown> = {
  product: ({ name }) => name,
  productPossessive: ({ name, possessive }, locale) => {
    const nameText = formatText(name);
    return possessive?.[locale] ?? (nameText && formPossessive(nameText, locale));
  },
  legalName: ({ company }) => company?.legalName,
  registrationNumber: ({ company }) => company?.registrationNumber,
  vatNumber: ({ company }) => company?.vatNumber,
  register: ({ company }) => company?.register,
  representative: ({ company }) => company?.representative,
  street: ({ office }) => joinWords(office?.street),
  postalCode: ({ office }) => joinWords(office?.postalCode),
  city: ({ office }) => office?.city,
  // The schema of the brand reports another form of country.
  country: ({ office }, locale) =>
    isCountryCode(office?.country) ? getCountryName(office.country, locale) : office?.country,
  phone: ({ office }) => joinWords(office?.phone),
  email: ({ email }) => email?.general,
  privacyEmail: ({ email }) => email?.privacy,
  salesEmail: ({ email }) => email?.sales,
  pressEmail: ({ email }) => email?.press,
  ...Object.fromEntries(
    statementNames.map((name) => [
      name,
      (facts: SharedValues, locale: Locale) => fillStatement(name, facts, locale),
    ]),
  ),
  ...Object.fromEntries(
    methodFigureNames.map((name) => [
      name,
      ({ method }: SharedValues, locale: Locale) =>
        formatOptionalInteger(method?.[name]?.value, locale),
    ]),
  ),
  pairsPerDimension: ({ method }, locale) => {
    const pairs = method?.wordPairs?.value;
    return formatOptionalInteger(pairs && pairs / dimensions.length, locale);
  },
  ...Object.fromEntries(
    methodTimeNames.map((name) => [
      name,
      ({ method }: SharedValues, locale: Locale) => method?.[name]?.[locale],
    ]),
  ),
  paymentDays: ({ procurement }, locale) =>
    formatOptionalInteger(procurement?.paymentDays?.value, locale),
};

export const sharedNames = Object.keys(valuesByName);

/**
 * A statement in one language, with periods filled in; `undefined` if broken facts lack it, or name what does not exist.
 */
export function fillStatement(
  name: StatementName,
  { statements, legal }: SharedValues,
  locale: Locale,
): string | undefined {
  const text: unknown = statements?.[name]?.[locale];
  if (typeof text !== "string") return undefined;
  const filledText = text.replace(placeholderPattern, (braces, key) => {
    const period = legal?.[key];
    return period === undefined ? braces : formatInteger(period, locale);
  });
  return filledText.search(placeholderPattern) < 0 ? filledText : undefined;
}

/**
 * A copy of content with the brand's values and the statements filled in. Other braces stay.
 * Texts under the key of a language get the values of that language.
 */
export function fillSharedValues<T>(content: T, shared: SharedValues, locale: Locale): T {
  return mapTexts(content, (text, path) => {
    const textLocale = path.findLast(isLocale) ?? locale;
    return text.replace(placeholderPattern, (braces, name) => {
      const value = Object.hasOwn(valuesByName, name)
        ? valuesByName[name]?.(shared, textLocale)
        : undefined;
      return formatText(value) ?? braces;
    });
  });
}

const formatOptionalInteger = (value: number | undefined, locale: Locale) =>
  typeof value === "number" ? formatInteger(value, locale) : undefined;

/**
 * A text, or digits without spaces, which YAML reads as a number. Any other value, or a text with an unknown name, is
 * `undefined`; the schema of its file reports it.
 */
const formatText = (value: unknown) =>
  (typeof value === "string" && value.search(placeholderPattern) < 0) || typeof value === "number"
    ? String(value)
    : undefined;

/** Keeps the words of each part in one line: after a comma, as in "Storgatan 1, uppgång B", a line may end. */
const joinWords = (text: unknown) => formatText(text)?.replaceAll(/(?<!,) /g, "\u00a0");

const isCountryCode = (country: unknown): country is string =>
  typeof country === "string" && /^[A-Z]{2}$/.test(country);
