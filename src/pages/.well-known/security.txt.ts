import type { APIRoute } from "astro";
import { loadBrand } from "#load/content.ts";
import { releasedLocales } from "#locale/languages.ts";

/** The security contact of the site (RFC 9116). */
export const GET: APIRoute = async ({ site, url }) => {
  const { email, security } = await loadBrand();
  const lines = [
    `Contact: mailto:${email.general}`,
    `Expires: ${new Date(security.expires).toISOString()}`,
    `Preferred-Languages: ${releasedLocales.join(", ")}`,
    `Canonical: ${new URL(url.pathname, site)}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain" } });
};
