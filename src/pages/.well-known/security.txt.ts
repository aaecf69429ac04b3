import type { APIRoute } from "astro";
import { loadBrand } from "#load/content";
import { locales } from "#locale/languages";

/** Days until the file expires; RFC 9116 recommends less than a year. */
const validDays = 360;

/** The security contact of the site (RFC 9116). */
export const GET: APIRoute = async ({ site, url }) => {
  const { email } = await loadBrand();
  const expires = new Date(Date.now() + validDays * 24 * 3_600_000);
  const lines = [
    `Contact: mailto:${email.general}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${new URL(url.pathname, site)}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain" } });
};
