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
  const listed = listForeignWords(root);
  const findListed = (text: string, own: Locale) =>
    listed.filter(({ lang, pattern }) => lang !== own && pattern.test(text));
  return files.flatMap((path) => {
    if (path === foreignWords.path) return [];
    const inData = findInTexts(root, path, (text, { locale, key, isProse }) => {
      if (isProse || !locale || unmarkedKeyPattern.test(key)) return [];
      return findListed(text, locale).map(
        (one) =>
          `${formatForeignWord(one)}, and nothing marks it here: say it in the language of the text`,
      );
    });
    const file = readRawContentFile(root, path);
    if (!file) return inData;
    const inProse = parseMarkdown(file.body).words.flatMap(({ words, url, line }) =>
      findListed(words, file.locale ?? defaultLocale)
        .filter(({ lang }) => url !== `lang:${lang}`)
        .map((one) =>
          createBodyIssue(
            file,
            line,
            `${formatForeignWord(one)}: write [${one.word}](lang:${one.lang})`,
          ),
        ),
    );
    return [...inData, ...inProse];
  });
}

function formatForeignWord({ word, lang }: Listed): string {
  return `“${word}” is ${getLanguageName(lang)}`;
}

interface Listed {
  lang: Locale;
  word: string;
  pattern: RegExp;
}

/** The words of the list, each with a pattern that finds it. */
export function listForeignWords(root: string): Listed[] {
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
