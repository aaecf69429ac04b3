/** How long a test took, in milliseconds. */
export interface TestTime {
  name: string;
  ms: number;
}

interface VitestTimes {
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** The time of each test of Vitest's JSON report. */
export function timesOfVitest({ testResults }: VitestTimes): TestTime[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${file.split("/").at(-1)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

/** The time of each test of Playwright's JSON report, all tries together. */
export function timesOfPlaywright({ suites }: { suites: PlaywrightSuite[] }): TestTime[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => [
    ...specs.map((spec) => ({
      name: `${title}: ${spec.title}`,
      ms: spec.tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...timesOfPlaywright({ suites: inner }),
  ]);
}

/** A line for each of the slowest tests, the slowest first. */
export function slowestTests(times: readonly TestTime[], count = 10): string[] {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
