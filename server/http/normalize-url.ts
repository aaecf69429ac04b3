import type { RawRequestDefaultExpression } from "fastify";

/**
 * Removes scheme and host, which HTTP lets every client name in the request line, and encodes broken escapes, so that
 * such a URL is answered like any unknown one: with a page or, below /api, a problem.
 */
export function normalizeUrl({ url = "/" }: Pick<RawRequestDefaultExpression, "url">): string {
  const local = url.replace(/^https?:\/\/[^/?#]*\/?/i, "/");
  if (!local.includes("%")) return local;
  const [path = ""] = local.split("?", 1);
  try {
    decodeURIComponent(path);
    return local;
  } catch {
    return path.replaceAll("%", "%25") + local.slice(path.length);
  }
}
