import { expect, it } from "vitest";
import { type Locale, locales } from "#locale/languages";
import { routes } from "#locale/routes";
import { findAlternateProblems } from "./alternates.ts";
import { exampleSite } from "./example-site.ts";

const siteUrl = "https://www.idi.example";
const homes = locales.map((locale): [Locale, string] => [locale, routes.home[locale]]);
const homeAlternates: Record<string, string> = { ...Object.fromEntries(homes), "x-default": "/" };

function page(lang: string, canonical: string, alternates: Record<string, string>): string {
  const links = Object.entries(alternates).map(
    ([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${siteUrl}${path}">`,
  );
  return `<html lang="${lang}"><head><link rel="canonical" href="${siteUrl}${canonical}">${links.join("")}</head></html>`;
}

const hidden = '<html lang="en"><head><meta name="robots" content="noindex"></head></html>';

const complete = {
  ...Object.fromEntries(
    homes.map(([locale, path]) => [
      path === "/" ? "index.html" : `${locale}.html`,
      page(locale, path, homeAlternates),
    ]),
  ),
  "de/impressum.html": page("de", "/de/impressum", { de: "/de/impressum" }),
  "message-sent.html": hidden,
  "404.html": hidden,
  "form-retry/prospect/en.html": hidden,
};

function problemsOf(changed: Record<string, string>): string[] {
  return findAlternateProblems(exampleSite({ ...complete, ...changed }), siteUrl);
}

it("passes a site whose pages name each other", () => {
  expect(problemsOf({})).toEqual([]);
});

it("objects to a wrong canonical address", () => {
  expect(problemsOf({ "sv.html": page("sv", "/sv", homeAlternates) })).toEqual([
    "sv.html: canonical is https://www.idi.example/sv",
  ]);
});

it("objects to a missing language, on both sides", () => {
  const { sv, ...others } = homeAlternates;
  expect(problemsOf({ "index.html": page("en", "/", others) })).toEqual([
    `index.html: hreflang sv is undefined, not ${siteUrl}${sv}`,
    `sv.html: ${siteUrl}/ does not name this page as its alternate`,
  ]);
});

it("objects to a missing x-default", () => {
  const { "x-default": original, ...others } = homeAlternates;
  expect(problemsOf({ "sv.html": page("sv", "/sv/", others) })).toEqual([
    `sv.html: hreflang x-default is undefined, not ${siteUrl}${original}`,
  ]);
});

it("objects to a counterpart that does not lead back", () => {
  const problems = problemsOf({ "sv.html": page("sv", "/sv/", { sv: "/sv/produkt" }) });
  expect(problems).toContain(`index.html: ${siteUrl}/sv/ does not name this page as its alternate`);
});

it("objects to a language too many", () => {
  const problems = problemsOf({
    "de/impressum.html": page("de", "/de/impressum", { de: "/de/impressum", en: "/" }),
  });
  expect(problems).toContain("de/impressum.html: hreflang en is one too many");
});

it("objects to a page that hides, and to one that should", () => {
  expect(problemsOf({ "sv.html": hidden })).toContain("sv.html: must not be noindex");
  expect(problemsOf({ "404.html": "<p>Not here</p>" })).toEqual(["404.html: must be noindex"]);
  expect(problemsOf({ "form-retry/prospect/en.html": "" })).toEqual([
    "form-retry/prospect/en.html: must be noindex",
  ]);
});

it("objects to a page that the route table does not know", () => {
  expect(problemsOf({ "gallery.html": "" })).toEqual(["gallery.html: is not in the route table"]);
});
