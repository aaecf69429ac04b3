import type { Locale } from "#locale/languages.ts";
import { findLinkPath, type PageId } from "#locale/routes.ts";
import { Prose } from "#ui/text/Prose.tsx";

/** The text of a section. Links to other pages are written as `page:privacy#retention`. */
export function LegalProse({
  locale,
  markdown,
  title,
}: {
  locale: Locale;
  markdown: string;
  title: string;
}) {
  return (
    <Prose markdown={markdown} level={4} title={title} resolve={(href) => toHref(href, locale)} />
  );
}

/** Converts a link of the form `page:` to a path in the language; other links are unchanged. */
export function toHref(href: string, locale: Locale): string {
  const [, page, fragment = ""] = /^page:([^#]+)(#.*)?$/.exec(href) ?? [];
  return page ? `${findLinkPath(page as PageId, locale)}${fragment}` : href;
}
