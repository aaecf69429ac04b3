import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestSite } from "#tests/harness/test-site.ts";
import { OperatorError } from "../cli/operator-error.ts";
import { builtGazetteer, openBuiltGazetteer } from "./open-gazetteer.ts";

test.each([
  ["missing", undefined],
  ["empty", ""],
  ["damaged", "Dear diary, ".repeat(100)],
])("reports a gazetteer file that is %s", (_what, content) => {
  const dist = createTestSite();
  const file = join(dist, builtGazetteer);
  rmSync(file);
  if (content !== undefined) writeFileSync(file, content);
  expect(() => openBuiltGazetteer(dist)).toThrow(OperatorError);
  expect(() => openBuiltGazetteer(dist)).toThrow(/\.gazetteer\.sqlite .*npm run build/);
});
