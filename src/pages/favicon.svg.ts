import type { APIRoute } from "astro";
import { drawTabIcon } from "#share/icons.tsx";

/** The icon of browser tabs. */
export const GET: APIRoute = () =>
  new Response(drawTabIcon(), { headers: { "content-type": "image/svg+xml" } });
