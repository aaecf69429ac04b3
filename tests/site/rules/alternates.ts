import { defaultLocale, languages } from "#locale/languages";
import { alternatesOf, pathOf } from "#locale/routes";
import type { BuiltPage, BuiltSite } from "#tools/built-site";

/**
 * What is wrong with how search engines are told about the pages, each as "file: what is wrong".
 * A page of the route table names its canonical address and its counterparts in all languages, and
 * these name it, too; answers to an action or a wrong address keep out of search results.
 */
export function findAlternateProblems(site: BuiltSite, siteUrl: string): string[] {
  return site.pages.flatMap((page) =>
    judge(page, site, siteUrl).map((problem) => `${page.file}: ${problem}`),
  );
}

function judge(page: BuiltPage, site: BuiltSite, siteUrl: string): string[] {
  const hidden = page.$("meta[name=robots]").attr("content")?.includes("noindex") ?? false;
  const canonical = page.$("link[rel=canonical]").attr("href");
  const alternates = readAlternates(page);
  if (page.kind !== "page" || page.id === "messageSent") {
    const lists = canonical !== undefined || alternates.size > 0;
    return [
      ...(hidden ? [] : ["must be noindex"]),
      ...(lists ? ["must not name canonical or alternate addresses"] : []),
    ];
  }
  if (!page.id) return ["is not in the route table"];
  const expected = expectedAlternates(page.id, siteUrl);
  const problems = hidden ? ["must not be noindex"] : [];
  if (canonical !== siteUrl + page.path) problems.push(`canonical is ${canonical}`);
  for (const [tag, url] of expected) {
    if (alternates.get(tag) !== url)
      problems.push(`hreflang ${tag} is ${alternates.get(tag)}, not ${url}`);
  }
  for (const tag of alternates.keys()) {
    if (!expected.has(tag)) problems.push(`hreflang ${tag} is one too many`);
  }
  for (const url of new Set(alternates.values())) {
    const other = site.pages.find(({ path }) => siteUrl + path === url);
    const back = other && [...readAlternates(other).values()].includes(siteUrl + page.path);
    if (!back) problems.push(`${url} does not name this page as its alternate`);
  }
  return problems;
}

function expectedAlternates(
  id: NonNullable<BuiltPage["id"]>,
  siteUrl: string,
): Map<string, string> {
  const expected = new Map<string, string>(
    alternatesOf(id).map(({ locale, path }) => [languages[locale].tag, siteUrl + path]),
  );
  const original = pathOf(id, defaultLocale);
  if (original) expected.set("x-default", siteUrl + original);
  return expected;
}

function readAlternates({ $ }: BuiltPage): Map<string, string> {
  return new Map(
    $("link[rel=alternate][hreflang]")
      .toArray()
      .map((link) => [$(link).attr("hreflang") ?? "", $(link).attr("href") ?? ""]),
  );
}
