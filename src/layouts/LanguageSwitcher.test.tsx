import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languages, releasedLocales } from "#locale/languages";
import { pathOf } from "#locale/routes";
import { pageOf } from "#tests/harness/page-of";
import { LanguageSwitcher } from "./LanguageSwitcher.tsx";

const page = pageOf("contact", {});
const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
const paths = releasedLocales.map((locale) => pathOf("contact", locale));

test("lists few languages in a line", () => {
  const html = renderToStaticMarkup(
    <LanguageSwitcher page={page} folds most={releasedLocales.length} />,
  );
  expect(html).not.toContain("popover");
  expect(linksIn(html)).toEqual(paths);
});

test("folds more than those into a menu with their names, where it may", () => {
  const few = { page, most: releasedLocales.length - 1 };
  const unfolded = renderToStaticMarkup(<LanguageSwitcher {...few} />);
  expect(unfolded).not.toContain("popover");
  expect(linksIn(unfolded)).toEqual(paths);
  const html = renderToStaticMarkup(<LanguageSwitcher {...few} folds />);
  expect(html).toMatch(
    /<button[^>]*popoverTarget="languages"|<button[^>]*popovertarget="languages"/,
  );
  expect(linksIn(html)).toEqual(paths);
  for (const locale of releasedLocales) expect(html).toContain(`>${languages[locale].name}</a>`);
});
