import type { APIRoute } from "astro";
import { createUrlResolver } from "#layouts/absolute-url.ts";
import { getIndexablePages } from "#load/pages.ts";
import { getHreflangs } from "#locale/routes.ts";

/** Every page that may be indexed, with its alternates in the other languages. */
export const GET: APIRoute = ({ site }) => {
  const toUrl = createUrlResolver(site);
  const entries = getIndexablePages().map(({ page, path }) => {
    const links = getHreflangs(page).map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${toUrl(other.path)}"/>`,
    );
    return `<url><loc>${toUrl(path)}</loc>${links.join("")}</url>`;
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "content-type": "application/xml" } },
  );
};
