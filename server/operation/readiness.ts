import { withTimeout } from "./with-timeout.ts";

/** Milliseconds: how long a part may take to answer, and how long its answer counts. */
const timeout = 1000;
const freshFor = 1000;

/** Resolves when a part of the server can do its work, and rejects when it cannot. */
export type PartCheck = () => Promise<void>;

/**
 * Gives a function that tells which parts cannot do their work. However often it is asked, each part
 * is checked about once a second, and no check starts before the last one of its part has ended.
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
