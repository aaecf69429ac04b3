const timeoutMs = 1000;
/** The time for which a result is reused. */
const freshMs = 1000;

/** Rejects if the check fails. */
export type ReadinessCheck = () => Promise<void>;

/**
 * Creates a function that returns the names of failing checks. However often it is called, each check runs at most
 * once a second, and never twice at a time.
 */
export function createReadinessCheck<Name extends string>(
  checks: Record<Name, ReadinessCheck>,
): () => Promise<Name[]> {
  const names = Object.keys(checks) as Name[];
  const running = new Map<Name, Promise<Name[]>>();
  const check = (name: Name) => {
    const result =
      running.get(name) ??
      checks[name]()
        .then(
          () => [],
          () => [name],
        )
        .finally(() => running.delete(name));
    running.set(name, result);
    const late = new Promise<Name[]>((resolve) => setTimeout(resolve, timeoutMs, [name]).unref());
    return Promise.race([result, late]);
  };
  let cachedResult: { until: number; failed: Promise<Name[]> } | undefined;
  return () => {
    if (!cachedResult || performance.now() >= cachedResult.until) {
      const failed = Promise.all(names.map(check)).then((results) => results.flat());
      cachedResult = { until: performance.now() + freshMs, failed };
    }
    return cachedResult.failed;
  };
}
