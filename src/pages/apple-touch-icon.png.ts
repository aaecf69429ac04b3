import type { APIRoute } from "astro";
import { iconLooks, rasterizeIcon } from "#share/icons.ts";

/** The icon of the site on the home screen of an iPhone or iPad. */
export const GET: APIRoute = async () =>
  new Response(await rasterizeIcon(iconLooks.app, 180), {
    headers: { "content-type": "image/png" },
  });
