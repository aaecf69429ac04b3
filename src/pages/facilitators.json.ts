import type { APIRoute } from "astro";
import { loadFacilitators } from "#load/content";

/** The static file of facilitators, which the finder reads. */
export const GET: APIRoute = async () => Response.json(await loadFacilitators());
