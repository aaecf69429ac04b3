import type { RawRequestDefaultExpression } from "fastify";

/**
 * Encodes broken escapes in a request's URL, so that it is answered like any unknown one: with a page or, below
 * /api, a problem.
 */
export function escapeMalformedUrl({
  url = "/",
}: Pick<RawRequestDefaultExpression, "url">): string {
  if (!url.includes("%")) return url;
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
