import { languages } from "#locale/languages";
import { alternatesOf } from "#locale/routes";
import type { BuiltListedPage } from "./listed-page.ts";

/** What a page tells about itself to those who show a link to it. */
export function readShareTags({ $ }: BuiltListedPage): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const element of $('meta[property^="og:"], meta[name^="twitter:"]').toArray()) {
    const name = $(element).attr("property") ?? $(element).attr("name") ?? "";
    tags[name] = [...(tags[name] ?? []), $(element).attr("content") ?? ""];
  }
  return tags;
}

/** What it must tell, apart from its picture's description. */
export function expectedShareTags(
  page: BuiltListedPage,
  siteUrl: string,
): Record<string, string[]> {
  const { $, id, locale, path } = page;
  const others = alternatesOf(id).filter((alternate) => alternate.locale !== locale);
  return {
    "og:type": ["website"],
    "og:site_name": ["IDI"],
    "og:title": [$("title").text()],
    "og:description": [$("meta[name=description]").attr("content") ?? ""],
    "og:url": [siteUrl + path],
    "og:locale": [languages[locale].openGraph],
    ...(others.length > 0 && {
      "og:locale:alternate": others.map((other) => languages[other.locale].openGraph),
    }),
    "og:image": [`${siteUrl}/og/${id}.${locale}.png`],
    "og:image:type": ["image/png"],
    "og:image:width": ["1200"],
    "og:image:height": ["630"],
    "twitter:card": ["summary_large_image"],
  };
}
