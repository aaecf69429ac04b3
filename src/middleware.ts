import { defineMiddleware } from "astro:middleware";
import { renderFallback } from "#load/fallback";

/** Tells browsers and screen readers which words of a page are English for want of a translation. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  return new Response(renderFallback(await response.text()), response);
});
