import { placeOf } from "#load/source/content-source";
import { leavesOf } from "#load/source/keys";
import type { Locale } from "#locale/languages";
import type { ContentFile } from "#tools/content/content-files";

const forbidden: [pattern: RegExp, name: string][] = [
  [/!/, "an exclamation mark"],
  [/\blorem\b|\bipsum\b/i, "filler text"],
  [/\b(TODO|FIXME|TBD)\b/, "a note to oneself"],
  [/"/, "a straight quotation mark"],
];

const quotes: Record<Locale, { open: string; close: string }> = {
  en: { open: "“", close: "”" },
  sv: { open: "”", close: "”" },
  de: { open: "„", close: "“" },
};

/**
 * Fillers and marks that no text of ours has, and quotation marks that are not those of the file's
 * language, each as "file:line: key: what is wrong". `quoted` are texts that others have given us.
 */
export function findWordingProblems(file: ContentFile, quoted: readonly string[] = []): string[] {
  return [...leavesOf(file.content)].flatMap(([key, value]) => {
    if (typeof value !== "string" || quoted.includes(value)) return [];
    const text = file.path.endsWith(".md") ? withoutMarkup(value) : value;
    const problems = forbidden.flatMap(([pattern, name]) => {
      const match = pattern.exec(text);
      return match ? [`has ${name}: ${match[0]}`] : [];
    });
    if (file.locale && !hasItsQuotes(text, file.locale)) {
      const { open, close } = quotes[file.locale];
      problems.push(`must quote like this: ${open}…${close}`);
    }
    return problems.map((problem) => `${placeOf(file, key)}: ${problem}`);
  });
}

/** Whether a text has only the quotation marks of its language, in pairs. */
function hasItsQuotes(text: string, locale: Locale): boolean {
  const { open, close } = quotes[locale];
  const marks = text.match(/[“”„«»]/g) ?? [];
  return marks.length % 2 === 0 && marks.every((mark, i) => mark === (i % 2 === 0 ? open : close));
}

function withoutMarkup(markdown: string): string {
  return markdown.replace(/```[\s\S]*?```|`[^`]*`|<[^>]*>|!(?=\[)/g, "");
}
