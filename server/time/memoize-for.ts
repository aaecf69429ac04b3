import { LRUCache } from "lru-cache";

/**
 * Returns a function that reads at most once in `ms` milliseconds, and never twice at a time: other calls get the same
 * result. A failed read is not kept.
 */
export function memoizeFor<Result extends object | boolean>(
  ms: number,
  read: () => Promise<Result>,
): () => Promise<Result | undefined> {
  const cache = new LRUCache<"result", Result>({ max: 1, ttl: ms, fetchMethod: read });
  return () => cache.fetch("result");
}
