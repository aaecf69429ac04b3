import type { RawRequestDefaultExpression } from "fastify";

/**
 * The address of a request, one whose escapes are broken written so that it can be read: it is then
 * answered like any other that leads nowhere, by a page or, below /api, by a problem.
 */
export function readablePath({ url = "/" }: Pick<RawRequestDefaultExpression, "url">): string {
  if (!url.includes("%")) return url;
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
