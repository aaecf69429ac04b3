import type { APIRoute } from "astro";
import { rasterizeIcon } from "#share/icons.ts";

/** The favicon for browsers without support for SVG. */
export const GET: APIRoute = async () =>
  new Response(await rasterizeIcon("tab", 32), {
    headers: { "content-type": "image/png" },
  });
