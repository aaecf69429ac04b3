import { expect, test } from "vitest";
import { listProjectFiles, readProjectFile } from "#tests/harness/project-files.ts";

/** Waits with a limit of their own: vitest.config.ts, playwright.config.ts and dom-setup.ts set it for all. */
const ownLimit =
  /\bvi\.wait(For|Until)\(|\.(waitForTimeout|setDefaultTimeout)\(|\bexpect\b[^;]*\btimeout: /;

test.each([
  "await vi.waitFor(() => sent);",
  "await page.waitForTimeout(1000);",
  "await expect.poll(() => sent, { interval: 1, timeout: 1000 }).toBe(1);",
  "await expect(\n  page.getByRole('main'),\n).not.toHaveText('a', { timeout: 1000 });",
])("a test must not have %s", (code) => {
  expect(code).toMatch(ownLimit);
});

test("tests wait by expect.poll or an assertion, without a limit of their own", () => {
  const files = listProjectFiles().filter((file) =>
    /^tests\/.*(?<!config)\.ts$|\.test\.tsx?$/.test(file),
  );
  const otherFiles = files.filter((file) => file !== "tests/repository/waits.test.ts");
  expect(otherFiles.filter((file) => ownLimit.test(readProjectFile(file)))).toEqual([]);
});
