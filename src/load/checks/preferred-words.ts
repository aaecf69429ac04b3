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
  const proseRules = new Map(locales.map((locale) => [locale, createRules(everywhere, locale)]));
  const dataRules = new Map(locales.map((locale) => [locale, createRules(list, locale)]));
  return files.flatMap((path) => {
    const rules = path.endsWith(".md") ? proseRules : dataRules;
    return findInTexts(root, path, (text, { key, locale = defaultLocale }) =>
      codeKeyPattern.test(key) ? [] : (rules.get(locale)?.flatMap((rule) => rule(text)) ?? []),
    );
  });
}

/** Keys whose values are ids: of pages, drawings, speakers, the questions that a page picks. */
const codeKeyPattern = /(^|\.)(page|drawing|by|faq\.questions\.\d+)$/;

/** A rule returns the messages for the words of a text. */
type Rule = (text: string) => string[];

function createRules(list: readonly PreferredWord[], locale: Locale): Rule[] {
  return list.flatMap(({ idea, [locale]: wording }) => {
    if (!wording || wording.not.length === 0) return [];
    const wrong = new RegExp(createPhrasePattern(wording.not), "iu");
    const { except = [] } = wording;
    const allowed = except.length > 0 ? new RegExp(createPhrasePattern(except), "gu") : undefined;
    return (text: string) => {
      const textWithoutBraces = text.replace(placeholderPattern, "");
      const [match] =
        wrong.exec(allowed ? textWithoutBraces.replace(allowed, "") : textWithoutBraces) ?? [];
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
