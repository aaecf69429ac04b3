import type { APIRoute } from "astro";
import { rasterizeIcon } from "#share/icons.ts";

/** The icon for the home screen of iOS. */
export const GET: APIRoute = async () =>
  new Response(await rasterizeIcon("app", 180), {
    headers: { "content-type": "image/png" },
  });
