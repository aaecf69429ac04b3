import type { APIRoute } from "astro";
import { toIcoFile } from "#share/ico-file.ts";
import { rasterizeIcon } from "#share/icons.ts";

const size = 32;

/** The favicon for browsers without support for SVG. */
export const GET: APIRoute = async () =>
  new Response(toIcoFile(await rasterizeIcon("tab", size), size), {
    headers: { "content-type": "image/x-icon" },
  });
