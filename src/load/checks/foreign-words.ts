import { defaultLocale, getLanguageName, isLocale, type Locale } from "#locale/languages.ts";
import { defineSingleton } from "../collections/define-collection.ts";
import type { ContentIssue } from "../content-issue.ts";
import { createBodyIssue, readRawContentFile } from "../files/content-file.ts";
import { walkLeaves } from "../files/content-tree.ts";
import { findInTexts } from "../files/find-in-texts.ts";
import { parseMarkdown } from "../files/markdown.ts";
import { foreignWordsSchema } from "../schema/foreign-words.ts";

/** Words in a language other than that of the page, by their language. */
export const foreignWords = defineSingleton("content/foreign-words.yaml", foreignWordsSchema);

/**
 * Keys of texts that cannot be marked (text alternatives, search results), and of those that pages mark themselves.
 */
const unmarkedKeyPattern = /(?:^|\.)(?:description|alt)$|^meta\.|\.profile\.label$/;

/** Words in another language that a text does not mark. */
export function findForeignWords(root: string, files: readonly string[]): ContentIssue[] {
  const foreignWordList = readForeignWords(root);
  const findWords = (text: string, textLocale: Locale) =>
    foreignWordList.filter(({ lang, pattern }) => lang !== textLocale && pattern.test(text));
  return files.flatMap((path) => {
    if (path === foreignWords.path) return [];
    const dataIssues = findInTexts(root, path, (text, { locale, key, isProse }) => {
      if (isProse || !locale || unmarkedKeyPattern.test(key)) return [];
      return findWords(text, locale).map(
        (foreignWord) =>
          `${formatForeignWord(foreignWord)} and cannot be marked here: use a word in the language of the text`,
      );
    });
    const file = readRawContentFile(root, path);
    if (!file) return dataIssues;
    const proseIssues = parseMarkdown(file.body).words.flatMap(({ words, url, line }) =>
      findWords(words, file.locale ?? defaultLocale)
        .filter(({ lang }) => url !== `lang:${lang}`)
        .map((foreignWord) =>
          createBodyIssue(
            file,
            line,
            `${formatForeignWord(foreignWord)}: write [${foreignWord.word}](lang:${foreignWord.lang})`,
          ),
        ),
    );
    return [...dataIssues, ...proseIssues];
  });
}

function formatForeignWord({ word, lang }: ForeignWord): string {
  return `“${word}” is ${getLanguageName(lang)}`;
}

interface ForeignWord {
  lang: Locale;
  word: string;
  pattern: RegExp;
}

/** The words of the list, each with a pattern that finds it. */
export function readForeignWords(root: string): ForeignWord[] {
  return [...walkLeaves(readRawContentFile(root, foreignWords.path)?.data)].flatMap(
    ([key, word]) => {
      const [lang] = key.split(".");
      return isLocale(lang) && typeof word === "string"
        ? [{ lang, word, pattern: createWordPattern(word) }]
        : [];
    },
  );
}

/** Matches words alone: "Deutsch" is not in "Deutschland". */
function createWordPattern(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})${RegExp.escape(words)}(?!\\p{L})`, "u");
}
