import { formatIssue } from "#load/content-issue.ts";
import { listPageTexts } from "#tools/content/page-texts.ts";
import { projectRoot } from "#tools/project.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";

/**
 * Describes a mistake on a built page as the content checks do: "file:line: key" of the first text that `isIt` accepts,
 * then the words.
 */
export function describeOnPage(
  { id, locale, file }: BuiltPage,
  isIt: (text: string) => boolean,
  words: string,
): string {
  const found = listPageTexts(projectRoot, id, locale).find(({ text }) => isIt(text));
  return found
    ? formatIssue({ ...found.location, message: `${words} (on ${file})` })
    : `${file}: ${words}; no content has it`;
}
