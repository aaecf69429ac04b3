import type { APIRoute } from "astro";
import { loadFacilitators } from "#load/content.ts";

/** The facilitators as a static file, which the finder loads. */
export const GET: APIRoute = async () => Response.json(await loadFacilitators());
