import type { APIRoute } from "astro";
import script from "#layouts/old-browser.js?raw";

/** The script that only browsers without modules run: see the layout's part of that name. */
export const GET: APIRoute = () =>
  new Response(script, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
