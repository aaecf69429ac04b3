import type { APIRoute } from "astro";
import { rasterizeTabIcon } from "#generated-images/icons.ts";

/** The favicon for browsers without support for SVG. */
export const GET: APIRoute = async () =>
  new Response(await rasterizeTabIcon(32), {
    headers: { "content-type": "image/png" },
  });
