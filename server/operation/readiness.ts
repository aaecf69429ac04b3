import { withTimeout } from "./with-timeout.ts";

/** Milliseconds: the timeout of a check, and how long its result is reused. */
const timeout = 1000;
const freshFor = 1000;

/** Resolves when a part of the server works, and rejects when it does not. */
export type PartCheck = () => Promise<void>;

/**
 * Returns a function that tells which parts do not work. However often it is called, each part is checked
 * about once a second, and its checks never overlap.
 */
export function watchParts<Part extends string>(
  checks: Record<Part, PartCheck>,
): () => Promise<Part[]> {
  const parts = Object.keys(checks) as Part[];
  const timed = parts.map((part) => ({ part, isSound: checkInTime(checks[part]) }));
  let known: { until: number; failed: Promise<Part[]> } | undefined;
  return () => {
    if (!known || performance.now() >= known.until) {
      known = { until: performance.now() + freshFor, failed: failedOf(timed) };
    }
    return known.failed;
  };
}

async function failedOf<Part>(
  checks: { part: Part; isSound: () => Promise<boolean> }[],
): Promise<Part[]> {
  const sound = await Promise.all(checks.map(({ isSound }) => isSound()));
  return checks.filter((_check, index) => !sound[index]).map(({ part }) => part);
}

function checkInTime(check: PartCheck): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = undefined;
      });
    return withTimeout(timeout, running, false);
  };
}
