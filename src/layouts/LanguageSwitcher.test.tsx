import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languages, releasedLocales } from "#locale/languages.ts";
import { getPath } from "#locale/routes.ts";
import { createPageContext } from "#tests/harness/create-page-context.ts";
import { LanguageSwitcher } from "./LanguageSwitcher.tsx";

const page = createPageContext("contact", {});
const findLinks = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
const paths = releasedLocales.map((locale) => getPath("contact", locale));

test("lists few languages in a row", () => {
  const html = renderToStaticMarkup(
    <LanguageSwitcher page={page} isCollapsible maxInline={releasedLocales.length} />,
  );
  expect(html).not.toContain("popover");
  expect(findLinks(html)).toEqual(paths);
});

test("shows more languages as a menu with their names if it is collapsible", () => {
  const few = { page, maxInline: releasedLocales.length - 1 };
  const unfolded = renderToStaticMarkup(<LanguageSwitcher {...few} />);
  expect(unfolded).not.toContain("popover");
  expect(findLinks(unfolded)).toEqual(paths);
  const html = renderToStaticMarkup(<LanguageSwitcher {...few} isCollapsible />);
  expect(html).toMatch(
    /<button[^>]*popoverTarget="languages"|<button[^>]*popovertarget="languages"/,
  );
  expect(findLinks(html)).toEqual(paths);
  for (const locale of releasedLocales) expect(html).toContain(`>${languages[locale].name}</a>`);
});
