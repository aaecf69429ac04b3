import { getCounterpart } from "#locale/routes.ts";
import { findScripts } from "#tools/build/collect-scripts.ts";
import type { BuiltPage, BuiltSite } from "#tools/read-built-site.ts";

/** A reference of a page: a link, a form's action, a file to load. */
interface Reference {
  kind: "link" | "form" | "asset" | "url";
  target: string;
  /** The `hreflang` of a link, which the language switcher sets. */
  hreflang: string | undefined;
}

const attributes: [selector: string, attribute: string, kind: Reference["kind"]][] = [
  ["a, area", "href", "link"],
  ["form", "action", "form"],
  ["button, input", "formaction", "form"],
  ["link[rel=canonical], link[rel=alternate]", "href", "url"],
  ["meta[property='og:url']", "content", "url"],
  ["link:not([rel=canonical], [rel=alternate])", "href", "asset"],
  ["meta[property='og:image']", "content", "asset"],
  ["script, img, source", "src", "asset"],
  ["use, image", "href", "asset"],
];

/** The URLs to which links of a site may lead besides its own pages. */
interface LinkRules {
  /** The site's own origin, as in canonical URLs. */
  siteUrl: string;
  /** Hosts that links may lead to. Nothing is ever loaded from them. */
  externalHosts: readonly string[];
  /** URLs that forms may post to. */
  endpoints: readonly string[];
}

/**
 * Finds dead links and missing files of a site, each as "file: what is wrong". A link is also wrong if it leads
 * to a redirect, to a missing fragment, or out of the page's language (only the switcher may, with
 * `hreflang`).
 */
export function findPageLinkIssues(site: BuiltSite, rules: LinkRules): string[] {
  const ids = new Map(site.pages.map((page) => [page, getIds(page)]));
  return site.pages.flatMap((page) =>
    findReferences(page, rules.siteUrl).flatMap((reference) => {
      const message = checkReference(reference, page, site, ids, rules);
      return message ? [`${page.file}: ${reference.kind} ${reference.target}: ${message}`] : [];
    }),
  );
}

function checkReference(
  { kind, target, hreflang }: Reference,
  page: BuiltPage,
  site: BuiltSite,
  ids: ReadonlyMap<BuiltPage, ReadonlySet<string>>,
  rules: LinkRules,
): string | undefined {
  if (/^(mailto|tel):/.test(target)) return kind === "link" ? undefined : "is no file";
  if (target.startsWith("data:")) return kind === "asset" ? undefined : "is no URL";
  if (target.startsWith("#")) return checkFragment(target, ids.get(page));
  if (!/^(\/(?!\/)|https?:\/\/)/.test(target)) return "must start with / or #";
  const url = new URL(target, rules.siteUrl);
  if (url.origin !== rules.siteUrl) return checkExternal(url, kind, rules);
  if (kind === "form")
    return rules.endpoints.includes(url.pathname) ? undefined : "no such endpoint";
  const entry = site.entries.get(url.pathname);
  if (!entry) return "leads nowhere";
  if ("redirect" in entry) return `redirects to ${entry.redirect}`;
  const goal = site.pages.find(({ file }) => file === entry.file);
  if (kind === "asset") return goal ? "is a page" : undefined;
  if (kind === "url" || !goal) return undefined;
  return checkLanguage(page, goal, hreflang) ?? checkFragment(url.hash, ids.get(goal));
}

function checkExternal(url: URL, kind: Reference["kind"], rules: LinkRules): string | undefined {
  if (kind !== "link") return "is not of this site";
  return rules.externalHosts.includes(url.host) ? undefined : "leads to a host that is not listed";
}

function checkLanguage(from: BuiltPage, to: BuiltPage, hreflang?: string): string | undefined {
  if (hreflang !== undefined && hreflang !== to.locale) return `is not in the language ${hreflang}`;
  if (to.locale === from.locale) return undefined;
  if (hreflang === undefined) return `leaves the language ${from.locale}`;
  const counterpart = getCounterpart(from.id, to.locale);
  return to.path === counterpart ? undefined : `must lead to the counterpart ${counterpart}`;
}

function checkFragment(hash: string, ids?: ReadonlySet<string>): string | undefined {
  const id = decodeURIComponent(hash.slice(1));
  if (id === "" || id === "top" || ids?.has(id)) return undefined;
  return `no element has the id "${id}"`;
}

function getIds({ $ }: BuiltPage): ReadonlySet<string> {
  return new Set([...$("[id]")].map((element) => element.attribs.id ?? ""));
}

/** All references of a page, including those of islands, inline style sheets and structured data. */
function findReferences({ $, html }: BuiltPage, siteUrl: string): Reference[] {
  const references = attributes.flatMap(([selector, attribute, kind]) =>
    [...$(selector)].flatMap((element) => {
      const target = $(element).attr(attribute);
      const hreflang = $(element).attr("hreflang");
      return target === undefined ? [] : [{ kind, target, hreflang }];
    }),
  );
  const srcsetTargets = [...$("[srcset], [imagesrcset]")]
    .map((element) => $(element).attr("srcset") ?? $(element).attr("imagesrcset") ?? "")
    .flatMap((list) => list.split(",").map((part) => part.trim().split(/\s+/)[0] ?? ""));
  const styles = $("style").text();
  const styled = [...styles.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(
    ([, url]) => url ?? "",
  );
  return [
    ...references,
    ...findStructuredData($, siteUrl),
    ...[...srcsetTargets, ...styled, ...findScripts(html)].map((target) => ({
      kind: "asset" as const,
      target,
      hreflang: undefined,
    })),
  ];
}

/** The URLs of the site itself in a page's JSON-LD. */
function findStructuredData($: BuiltPage["$"], siteUrl: string): Reference[] {
  const references: Reference[] = [];
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    JSON.parse($(script).text(), (key, value) => {
      if (typeof value === "string" && value.startsWith(siteUrl)) {
        const kind = key === "image" || key === "logo" ? "asset" : "url";
        references.push({ kind, target: value, hreflang: undefined });
      }
      return value;
    });
  }
  return references;
}
