import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { languages, releasedLocales } from "#locale/languages.ts";
import { getPath } from "#locale/routes.ts";
import { createPageContext } from "#tests/harness/create-page-context.ts";
import { LanguageSwitcher } from "./LanguageSwitcher.tsx";
import { Menu } from "./Menu.tsx";

vi.mock("#load/platform-urls.ts", () => ({ signInUrl: "https://platform.idi.example/sign-in" }));

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
  const propsWithMenu = { page, maxInline: releasedLocales.length - 1 };
  const unfolded = renderToStaticMarkup(<LanguageSwitcher {...propsWithMenu} />);
  expect(unfolded).not.toContain("popover");
  expect(findLinks(unfolded)).toEqual(paths);
  const html = renderToStaticMarkup(<LanguageSwitcher {...propsWithMenu} isCollapsible />);
  expect(html).toMatch(
    /<button[^>]*popoverTarget="languages"|<button[^>]*popovertarget="languages"/,
  );
  expect(findLinks(html)).toEqual(paths);
  for (const locale of releasedLocales) expect(html).toContain(`>${languages[locale].name}</a>`);
});

test("is beside the title of the menu as a row, and below its links as a list", () => {
  const findOrder = (maxInline: number) => {
    const links = findLinks(renderToStaticMarkup(<Menu page={page} maxInline={maxInline} />));
    return links.indexOf(paths[1] ?? "") < links.indexOf(getPath("product", "en"));
  };
  expect(findOrder(releasedLocales.length)).toBe(true);
  expect(findOrder(releasedLocales.length - 1)).toBe(false);
});
