import { collapseSpaces } from "#locale/collapse-spaces.ts";
import { defaultLocale, type Locale, languages } from "#locale/languages.ts";
import type { ContentIssue } from "../content-issue.ts";
import { readRawContentFile } from "../files/content-file.ts";
import { findInTexts, type TextOccurrence } from "../files/find-in-texts.ts";
import { factsFile, promiseNames, type SharedValues } from "../files/shared-values.ts";
import { findHardcodedAmounts } from "../legal/hardcoded-amounts.ts";

/** Texts that the owner prescribes word for word, and so may break our own rules. */
export const prescribedTexts = ["Thank you for reaching out! We will get back to you shortly."];

/** Quotations keep the words of their speakers. */
const quotations = "content/testimonials.yaml";

/** Texts of a collection that break a rule. */
export function findWordingIssues(root: string, files: readonly string[]): ContentIssue[] {
  const promiseTexts = readPromiseTexts(root);
  return files.flatMap((path) =>
    findInTexts(root, path, (text, location) => {
      if (prescribedTexts.includes(text)) return [];
      const isLegal = path.startsWith("content/legal/");
      const locale = location.locale ?? defaultLocale;
      const words = location.isProse ? removeMarkup(text) : text;
      return [
        ...findMarkup(text, location),
        ...(path === quotations ? [] : findPunctuation(words, location)),
        ...(path === factsFile ? [] : findRetypedPromiseTexts(text, promiseTexts)),
        ...(isLegal ? findHardcodedAmounts(text, locale) : findPrices(text)),
        ...findWrongPronouns(words, location),
      ];
    }),
  );
}

const forbidden: [pattern: RegExp, name: string][] = [
  [/!/, "an exclamation mark"],
  [/\blorem\b|\bipsum\b/i, "filler text"],
  [/\b(TODO|FIXME|TBD)\b/, "a note to oneself"],
  [/"/, "a straight quotation mark"],
];

function findPunctuation(text: string, { locale }: TextOccurrence): string[] {
  const found = forbidden.flatMap(([pattern, name]) => {
    const [match] = pattern.exec(text) ?? [];
    return match ? [`has ${name}: ${match}`] : [];
  });
  if (!locale || hasItsQuotes(text, locale)) return found;
  const [open, close] = languages[locale].quotes;
  return [...found, `must quote like this: ${open}…${close}`];
}

/** Whether a text has only the quotation marks of its language, in pairs. */
function hasItsQuotes(text: string, locale: Locale): boolean {
  const { quotes } = languages[locale];
  const marks = text.match(/[“”„«»]/g) ?? [];
  return marks.length % 2 === 0 && marks.every((mark, i) => mark === quotes[i % 2]);
}

const html = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|<!--/i;
// Not "R&D;".
const entity = /&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/i;
// Links are judged by the schema of the text.
const markdown =
  /<[^<>\s]+[:@][^<>\s]+>|\*\*[^*]+\*\*|\[[^\]]*\]\((?!page:)[^)]*\)|`[^`]*`|^#{1,6} /;

/**
 * HTML is never interpreted, and Markdown only in chapters and legal texts: elsewhere visitors would see the
 * markup.
 */
function findMarkup(text: string, { isProse }: TextOccurrence): string[] {
  const [found] =
    html.exec(isProse ? text.replace(/`[^`]*`/g, "") : text) ??
    (isProse ? null : (markdown.exec(text) ?? entity.exec(text))) ??
    [];
  const cause = isProse ? "HTML does not work" : "neither Markdown nor HTML works";
  return found ? [`“${found.trim()}” would be shown as it is: ${cause} here`] : [];
}

function removeMarkup(markdown: string): string {
  return markdown.replace(/`[^`]*`|<[^>]*>|!(?=\[)/g, "");
}

const price =
  /[$€£]\s?\d+(?:[.,]\d+)*|\d[\d.,\u00a0 ]*\s?(?:[$€£]|(?:USD|EUR|SEK|GBP|kr|dollars?|euros?|kronor)(?!\p{L}))/iu;

function findPrices(text: string): string[] {
  const [found] = price.exec(text) ?? [];
  return found
    ? [`leave out the price “${found}”: it may change. Answers of the FAQ write {starterPrice}`]
    : [];
}

/** The texts of the promises in every language, with their names. */
function readPromiseTexts(root: string): [name: string, words: string][] {
  const { promises } = (readRawContentFile(root, factsFile)?.data ?? {}) as SharedValues;
  return promiseNames.flatMap((name) =>
    Object.values(promises?.[name] ?? {})
      .filter((words): words is string => typeof words === "string" && words !== "")
      .map((words): [string, string] => [name, collapseSpaces(words)]),
  );
}

function findRetypedPromiseTexts(
  text: string,
  promiseTexts: [name: string, words: string][],
): string[] {
  const words = collapseSpaces(text);
  return promiseTexts
    .filter(([, promise]) => words.includes(promise))
    .map(([name]) => `write {${name}} instead of its words`);
}

/** How a language addresses readers, and how it must not. Does not apply to quotations. */
const pronounRules: Partial<Record<Locale, { wrong: RegExp; right: string }>> = {
  // "Ni" for several people is right, and has a capital letter only where a sentence begins.
  sv: { wrong: /(?<=[\p{L},] )(?:Ni|Er|Ert|Era)(?!\p{L})/u, right: "du" },
  de: { wrong: /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?)(?!\p{L})/u, right: "Sie" },
};

/** Keys of spoken words, and chapters, which tell of people talking to each other. */
const spoken = /(?:^|\.)(?:ask|heard|meant|quote)$/;
const stories = /^content\/science\//;

function findWrongPronouns(text: string, { locale, key, path, isProse }: TextOccurrence): string[] {
  const rule = locale && pronounRules[locale];
  const isStory = isProse && stories.test(path);
  if (!rule || spoken.test(key) || isStory || path === quotations) return [];
  const unquoted = text.replace(/[„”][^“”]*[“”]/g, "");
  const [found] = rule.wrong.exec(unquoted) ?? [];
  return found ? [`addresses readers with “${found}”: our texts say ${rule.right}`] : [];
}
