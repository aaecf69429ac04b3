import type { APIRoute } from "astro";
import { rasterizeAppIcon } from "#generated-images/icons.ts";

/** The icon for the home screen of iOS. */
export const GET: APIRoute = async () =>
  new Response(await rasterizeAppIcon(180), {
    headers: { "content-type": "image/png" },
  });
