import type { APIRoute } from "astro";

/** What crawlers may ask for: all but the endpoints. Pages that nobody should find say so themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${new URL("/sitemap.xml", site)}`, ""].join(
      "\n",
    ),
    { headers: { "content-type": "text/plain" } },
  );
