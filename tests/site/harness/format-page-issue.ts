import { formatIssue } from "#load/content-issue.ts";
import { listPageTexts } from "#tools/content/page-texts.ts";
import { projectRoot } from "#tools/project.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";

/**
 * Formats an issue of a built page as the content checks do: "file:line: key" of the page's first text that `matches`
 * accepts, then the message.
 */
export function formatPageIssue(
  { id, locale, file }: BuiltPage,
  matches: (text: string) => boolean,
  message: string,
): string {
  const text = listPageTexts(projectRoot, id, locale).find(({ text }) => matches(text));
  return text
    ? formatIssue({ ...text.location, message: `${message} (on ${file})` })
    : `${file}: ${message}; no content has it`;
}
