import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { projectRoot } from "#tools/project.ts";

/** Writes the beginning of a text into the file that it is called with, and says so. */
const program = `
import { writeOutput } from "./server/commands/output-file.ts";
async function* createText() {
  yield "a".repeat(100_000);
  console.log("begun");
  await new Promise((resolve) => setTimeout(resolve, 1_000_000));
}
await writeOutput(process.argv[1], createText()).next();
`;

test.each(["SIGINT", "SIGTERM"] as const)("leaves no part of a file after %s", async (signal) => {
  const folder = createTempFolder();
  const file = join(folder, "a.csv");
  writeFileSync(file, "before");
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program, file], {
    cwd: projectRoot,
  });
  await once(child.stdout, "data");
  expect(readdirSync(folder)).toHaveLength(2);
  child.kill(signal);
  expect(await once(child, "close")).toEqual([130, null]);
  expect(readdirSync(folder)).toEqual(["a.csv"]);
});
