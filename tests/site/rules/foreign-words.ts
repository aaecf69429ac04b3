import type { Locale } from "#locale/languages";
import type { BuiltPage } from "#tools/built-site";

/** Words by the language that they are in. */
export type ForeignWords = Partial<Record<Locale, string[]>>;

const unread = new Set(["script", "style", "title"]);

/**
 * Where a page shows words of another language without saying so, each as "file: what is wrong".
 * Attributes cannot say it: words in them do not count.
 */
export function findUnmarkedWords({ $, file }: BuiltPage, foreign: ForeignWords): string[] {
  const texts = $("body, body *")
    .toArray()
    .filter(({ tagName }) => !unread.has(tagName))
    .flatMap((element) =>
      $(element)
        .contents()
        .toArray()
        .filter((node) => node.type === "text")
        .map((node) => ({ text: node.data, lang: $(element).closest("[lang]").attr("lang") })),
    );
  const problems = Object.entries(foreign).flatMap(([lang, words]) =>
    words
      .filter((word) => texts.some((one) => one.lang !== lang && has(one.text, word)))
      .map((word) => `${file}: "${word}" stands in no element with lang="${lang}"`),
  );
  return problems;
}

/** Whether a text has these words whole: "Deutsch" is not in "Deutschland". */
function has(text: string, words: string): boolean {
  const quoted = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\p{L})${quoted}(?!\\p{L})`, "u").test(text);
}
