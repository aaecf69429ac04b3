import { collapseSpaces } from "#locale/collapse-spaces.ts";
import { placeholderPattern } from "#locale/interpolate.ts";
import { defaultLocale, type Locale, languages } from "#locale/languages.ts";
import type { ContentIssue } from "../content-issue.ts";
import { readRawContentFile } from "../files/content-file.ts";
import { findInTexts, type TextOccurrence } from "../files/find-in-texts.ts";
import { factsFile, type SharedValues, statementNames } from "../files/shared-values.ts";
import { findHardcodedAmounts } from "../legal/hardcoded-amounts.ts";

/** Texts that the owner prescribes word for word, and so may break our own rules. */
export const prescribedTexts = ["Thank you for reaching out! We will get back to you shortly."];

/** Quotations keep the words of their speakers. */
const quotationsFile = "content/testimonials.yaml";

/** Texts of a collection that break a rule. */
export function findWordingIssues(root: string, files: readonly string[]): ContentIssue[] {
  const statements = readStatements(root);
  return files.flatMap((path) =>
    findInTexts(root, path, (text, location) => {
      if (prescribedTexts.includes(text)) return [];
      const isLegal = path.startsWith("content/legal/");
      const locale = location.locale ?? defaultLocale;
      const plainText = location.isProse ? removeMarkup(text) : text;
      return [
        ...findMarkup(text, location),
        ...(path === quotationsFile ? [] : findPunctuation(plainText, location)),
        ...(path === factsFile ? [] : findRetypedStatements(text, statements)),
        ...(isLegal ? findHardcodedAmounts(text, locale) : findPrices(text)),
        ...findWrongPronouns(plainText, location),
      ];
    }),
  );
}

const forbiddenPatterns: [pattern: RegExp, name: string][] = [
  [/!/, "an exclamation mark"],
  [/\blorem\b|\bipsum\b/i, "filler text"],
  [/\b(TODO|FIXME|TBD)\b/, "a note such as TODO"],
  [/"/, "a straight quotation mark"],
];

function findPunctuation(text: string, { locale }: TextOccurrence): string[] {
  const messages = forbiddenPatterns.flatMap(([pattern, name]) => {
    const [match] = pattern.exec(text) ?? [];
    return match ? [`must not have ${name}: ${match}`] : [];
  });
  if (!locale || hasCorrectQuotes(text, locale)) return messages;
  const [open, close] = languages[locale].quotes;
  return [...messages, `must use the quotation marks ${open}…${close}`];
}

/** Whether a text has only the quotation marks of its language, in pairs. */
function hasCorrectQuotes(text: string, locale: Locale): boolean {
  const { quotes } = languages[locale];
  const marks = text.match(/[“”„«»]/g) ?? [];
  return marks.length % 2 === 0 && marks.every((mark, i) => mark === quotes[i % 2]);
}

const htmlPattern = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|<!--/i;
// Not "R&D;".
const entityPattern = /&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/i;
// Links are judged by the schema of the text.
const markdownPattern =
  /<[^<>\s]+[:@][^<>\s]+>|\*\*[^*]+\*\*|(?<![\p{L}\d_/])(_{1,2})[^_\s](?:[^_]*[^_\s])?\1(?![\p{L}\d_])|~~[^~]+~~|\[[^\]]*\]\((?!page:)[^)]*\)|`[^`]*`|^(?:#{1,6}|[-*+>]) |\n\d+[.)] /mu;

/**
 * HTML is never interpreted, and Markdown only in chapters and legal texts: elsewhere visitors would see the
 * markup.
 */
function findMarkup(text: string, occurrence: TextOccurrence): string[] {
  const { isProse } = occurrence;
  const [match] =
    htmlPattern.exec(isProse ? text.replace(/`[^`]*`/g, "") : text) ??
    (isProse ? null : (markdownPattern.exec(text) ?? entityPattern.exec(text))) ??
    [];
  const cause = isProse ? "HTML does not work" : "neither Markdown nor HTML works";
  if (match) return [`must not contain “${match.trim()}”: ${cause} here`];
  const [brace] = /[{}]/.exec(text.replace(placeholderPattern, "")) ?? [];
  if (brace) return [`must not have a “${brace}” without the other: a name is in both, {product}`];
  if (text.includes("${")) return ["must not have a dollar sign before a name: write {product}"];
  return findStars(text, occurrence);
}

const starsPattern = /\*[^*\s](?:[^*]*[^*\s])?\*/;
/**
 * Files and keys whose stars pages take for a mark: first headlines, and the minutes of a meeting. Two lists have
 * patterns.
 */
const starredPattern =
  /^content\/(?:pages\/(?:trial\/.*|.* hero\.title|.* minutes\.rows\..*)|interface-texts\/.* [\w-]+\.title|(?:preferred-words|same-in-all-languages)\.yaml .*)$/;

/** Words between stars that visitors would see with the stars. */
function findStars(text: string, { path, key, isProse }: TextOccurrence): string[] {
  if (isProse || starredPattern.test(`${path} ${key}`)) return [];
  const [stars] = starsPattern.exec(text) ?? [];
  return stars
    ? [`must not contain “${stars}”: stars mark words only in the first headline of a page`]
    : [];
}

function removeMarkup(markdown: string): string {
  return markdown.replace(/`[^`]*`|<[^>]*>|!(?=\[)/g, "");
}

const pricePattern =
  /(?:[$€£]|(?<!\p{L})(?:USD|EUR|SEK|GBP))\s?\d+(?:[.,]\d+)*|\d[\d.,\u00a0 ]*\s?(?:[$€£]|(?:USD|EUR|SEK|GBP|kr|dollars?|euros?|kronor)(?!\p{L}))/iu;

function findPrices(text: string): string[] {
  const [match] = pricePattern.exec(text) ?? [];
  return match
    ? [
        `must not have the price “${match}”, which may change: answers of the FAQ use {starterPrice}`,
      ]
    : [];
}

function readStatements(root: string): [name: string, text: string][] {
  const { statements } = (readRawContentFile(root, factsFile)?.data ?? {}) as SharedValues;
  return statementNames.flatMap((name) =>
    Object.values(statements?.[name] ?? {})
      .filter((text): text is string => typeof text === "string" && text !== "")
      .map((text): [string, string] => [name, collapseSpaces(text)]),
  );
}

function findRetypedStatements(text: string, statements: [name: string, text: string][]): string[] {
  const collapsedText = collapseSpaces(text);
  return statements
    .filter(([, statement]) => collapsedText.includes(statement))
    .map(([name]) => `must use {${name}} instead of its text`);
}

/** How a language addresses readers, and how it must not. Does not apply to quotations. */
const pronounRules: Partial<Record<Locale, { wrong: RegExp; right: string }>> = {
  // "Ni" for several people is right, and has a capital letter only where a sentence begins.
  sv: { wrong: /(?<=[\p{L},] )(?:Ni|Er|Ert|Era)(?!\p{L})/u, right: "du" },
  de: { wrong: /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?)(?!\p{L})/u, right: "Sie" },
};

/** Keys of spoken words, and chapters, in which people talk to each other. */
const spokenKeyPattern = /(?:^|\.)(?:ask|heard|meant|quote)$/;
const storyPathPattern = /^content\/science\//;

function findWrongPronouns(text: string, { locale, key, path, isProse }: TextOccurrence): string[] {
  const rule = locale && pronounRules[locale];
  const isStory = isProse && storyPathPattern.test(path);
  if (!rule || spokenKeyPattern.test(key) || isStory || path === quotationsFile) return [];
  const unquoted = text.replace(/[„”][^“”]*[“”]/g, "");
  const [match] = rule.wrong.exec(unquoted) ?? [];
  return match ? [`must address readers as ${rule.right}, not “${match}”`] : [];
}
