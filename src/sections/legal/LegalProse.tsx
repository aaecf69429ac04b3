import type { Locale } from "#locale/languages";
import { type PageId, pathOf } from "#locale/routes";
import { Prose } from "#ui/text/Prose.tsx";

/** The words of a section, with its links to other pages such as `page:privacy#retention`. */
export function LegalProse({
  markdown,
  labelledBy,
  title,
  locale,
}: {
  markdown: string;
  labelledBy: string;
  /** What that heading says. */
  title: string;
  locale: Locale;
}) {
  return (
    <Prose
      markdown={markdown}
      level={4}
      idPrefix={labelledBy}
      labelledBy={labelledBy}
      title={title}
      rowTitles
      resolve={(href) => toAddress(href, locale)}
    />
  );
}

/** The address of a link to a page; other links stay as they are. */
export function toAddress(href: string, locale: Locale): string {
  const [, page, fragment = ""] = /^page:([^#]+)(#.*)?$/.exec(href) ?? [];
  return page ? `${pathOf(page as PageId, locale)}${fragment}` : href;
}
