import { expect, test } from "vitest";
import {
  aliases,
  getAlternates,
  getCounterpart,
  getLocales,
  getNotFoundPath,
  getPath,
  getPathLocale,
  pageIds,
  toggleTrailingSlash,
} from "./routes.ts";

const all = pageIds.flatMap((page) =>
  getAlternates(page).map(({ locale, path }) => ({ page, locale, path })),
);

test("no two pages share an address, and no alias hides a page", () => {
  const paths = all.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const alias of Object.keys(aliases)) expect(paths).not.toContain(alias);
});

test("every address belongs to its language; only homes end in a slash", () => {
  for (const { page, locale, path } of all) {
    expect(getPathLocale(path)).toBe(locale);
    expect(path.endsWith("/"), path).toBe(page === "home");
  }
});

test("a page that a language lacks leads to that language's home", () => {
  expect(getPath("imprint", "sv")).toBeNull();
  expect(getAlternates("imprint")).toEqual([{ locale: "de", path: "/de/impressum" }]);
  expect(getLocales("imprint")).toEqual(["de"]);
  expect(getCounterpart("imprint", "sv")).toBe("/sv/");
  expect(getCounterpart(undefined, "de")).toBe("/de/");
  expect(getCounterpart("terms", "de")).toBe("/de/agb");
});

test("the language is a whole first segment", () => {
  expect(getPathLocale("/svea")).toBe("en");
  expect(getPathLocale("/sv")).toBe("sv");
  expect(getPathLocale("/toString/x")).toBe("en");
});

test("the other form of a path has the slash that this one lacks", () => {
  expect(toggleTrailingSlash("/sv/")).toBe("/sv");
  expect(toggleTrailingSlash("/sv")).toBe("/sv/");
});

test("each language has its own not-found page", () => {
  expect([getNotFoundPath("en"), getNotFoundPath("sv"), getNotFoundPath("de")]).toEqual([
    "/404",
    "/sv/404",
    "/de/404",
  ]);
});
