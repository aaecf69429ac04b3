import { expect, test } from "vitest";
import {
  aliases,
  findPath,
  getAlternates,
  getCounterpart,
  getLocales,
  getNotFoundPath,
  getPathLocale,
  pageIds,
  toggleTrailingSlash,
} from "./routes.ts";

const allPaths = pageIds.flatMap((page) =>
  getAlternates(page).map(({ locale, path }) => ({ page, locale, path })),
);

test("no two pages share a path, and no alias hides a page", () => {
  const paths = allPaths.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const alias of Object.keys(aliases)) expect(paths).not.toContain(alias);
});

test("every path belongs to its language; only homes end in a slash", () => {
  for (const { page, locale, path } of allPaths) {
    expect(getPathLocale(path)).toBe(locale);
    expect(path.endsWith("/"), path).toBe(page === "home");
  }
});

test("a page that a language lacks leads to that language's home", () => {
  expect(findPath("imprint", "sv")).toBeNull();
  expect(getAlternates("imprint")).toEqual([{ locale: "de", path: "/de/impressum" }]);
  expect(getLocales("imprint")).toEqual(["de"]);
  expect(getCounterpart("imprint", "sv")).toBe("/sv/");
  expect(getCounterpart(undefined, "de")).toBe("/de/");
  expect(getCounterpart("terms", "de")).toBe("/de/agb");
});

test("getPathLocale reads a whole first segment only", () => {
  expect(getPathLocale("/svea")).toBe("en");
  expect(getPathLocale("/sv")).toBe("sv");
  expect(getPathLocale("/toString/x")).toBe("en");
});

test("toggleTrailingSlash adds a missing slash and removes an existing one", () => {
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
