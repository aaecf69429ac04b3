import { placeholderPattern } from "#locale/interpolate.ts";
import { defaultLocale, type Locale, locales } from "#locale/languages.ts";
import { defineList } from "../collections/define-collection.ts";
import type { ContentIssue } from "../content-issue.ts";
import { findInTexts } from "../files/find-in-texts.ts";
import { type PreferredWord, preferredWordsSchema } from "../schema/preferred-words.ts";

/** For each idea the word that all texts use, and the words that they must not use. */
export const preferredWords = defineList("content/preferred-words.yaml", preferredWordsSchema);

/** Words in the texts of a collection for which the list has another. */
export function findPreferredWordIssues(root: string, files: readonly string[]): ContentIssue[] {
  const list = preferredWords
    .read(root)
    .entries.map(({ data }) => data as unknown as PreferredWord);
  const everywhere = list.filter((entry) => entry.everywhere);
  // Of the files of a collection, all are Markdown or none.
  const rulesOfKind = files.some((path) => path.endsWith(".md")) ? everywhere : list;
  const rules = new Map(locales.map((locale) => [locale, createRules(rulesOfKind, locale)]));
  return files.flatMap((path) =>
    findInTexts(root, path, (text, { key, locale = defaultLocale }) => {
      if (codeKeyPattern.test(key)) return [];
      const textWithoutBraces = text.replace(placeholderPattern, "");
      return rules.get(locale)?.flatMap((rule) => rule(textWithoutBraces)) ?? [];
    }),
  );
}

/** Keys whose values are ids: of pages, drawings, speakers, the questions that a page picks. */
const codeKeyPattern = /(^|\.)(page|drawing|by|faq\.questions\.\d+)$/;

/** A rule returns the messages for the words of a text without its names in braces. */
type Rule = (text: string) => string[];

function createRules(list: readonly PreferredWord[], locale: Locale): Rule[] {
  return list.flatMap(({ idea, [locale]: wording }) => {
    if (!wording || wording.not.length === 0) return [];
    const wrong = new RegExp(createPhrasePattern(wording.not), "iu");
    const { except = [] } = wording;
    const allowed = except.length > 0 ? new RegExp(createPhrasePattern(except), "gu") : undefined;
    return (text: string) => {
      const [match] = wrong.exec(allowed ? text.replace(allowed, "") : text) ?? [];
      return match ? [`must say ${wording.say} for ${idea}, not “${match}”`] : [];
    };
  });
}

/** A pattern for any of these phrases as whole words; a star matches any letters. */
function createPhrasePattern(phrases: readonly string[]): string {
  const createPattern = (part: string) => part.split(/\s+/).map(RegExp.escape).join("\\s+");
  const patterns = phrases.map((phrase) => phrase.split("*").map(createPattern).join("\\p{L}*"));
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{M}\\p{N}])`;
}
