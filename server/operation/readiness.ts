const timeoutMs = 1000;
/** How long a result is reused. */
const freshMs = 1000;

/** Resolves when what it checks works, and rejects when it does not. */
export type ReadinessCheck = () => Promise<void>;

/**
 * Returns a function that returns the names of the checks that fail. However often it is called, each check
 * runs about once a second, and never twice at a time.
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
  let known: { until: number; failed: Promise<Name[]> } | undefined;
  return () => {
    if (!known || performance.now() >= known.until) {
      const failed = Promise.all(names.map(check)).then((results) => results.flat());
      known = { until: performance.now() + freshMs, failed };
    }
    return known.failed;
  };
}
