import { expect, test } from "vitest";
import { slowestTests, timesOfPlaywright, timesOfVitest } from "./test-times.ts";

test("times are read from both reports, and the slowest come first", () => {
  const vitest = timesOfVitest({
    testResults: [
      {
        name: "/site/a.test.ts",
        assertionResults: [
          { fullName: "is quick", duration: 4 },
          { fullName: "is left out", duration: null },
        ],
      },
    ],
  });
  const playwright = timesOfPlaywright({
    suites: [
      {
        title: "b.spec.ts",
        specs: [{ title: "is slow", tests: [{ results: [{ duration: 9000 }] }] }],
        suites: [
          {
            title: "without script",
            specs: [
              { title: "waits", tests: [{ results: [{ duration: 600 }, { duration: 650 }] }] },
            ],
          },
        ],
      },
    ],
  });
  expect(slowestTests([...vitest, ...playwright], 3)).toEqual([
    "   9.0 s  b.spec.ts: is slow",
    "   1.3 s  without script: waits",
    "   0.0 s  a.test.ts: is quick",
  ]);
});
