import { withTimeout } from "./with-timeout.ts";

/** Milliseconds: the timeout of a check, and how long its result is reused. */
const timeout = 1000;
const freshFor = 1000;

/** Resolves when a part of the server works, and rejects when it does not. */
export type PartCheck = () => Promise<void>;

/**
 * Returns a function that returns which parts do not work. However often it is called, each part is checked
 * about once a second, and its checks never overlap.
 */
export function watchParts<Part extends string>(
  checks: Record<Part, PartCheck>,
): () => Promise<Part[]> {
  const parts = Object.keys(checks) as Part[];
  const running = new Map<Part, Promise<Part[]>>();
  const check = (part: Part) => {
    const result =
      running.get(part) ??
      checks[part]()
        .then(
          () => [],
          () => [part],
        )
        .finally(() => running.delete(part));
    running.set(part, result);
    return withTimeout(timeout, result, [part]);
  };
  let known: { until: number; failed: Promise<Part[]> } | undefined;
  return () => {
    if (!known || performance.now() >= known.until) {
      const failed = Promise.all(parts.map(check)).then((results) => results.flat());
      known = { until: performance.now() + freshFor, failed };
    }
    return known.failed;
  };
}
