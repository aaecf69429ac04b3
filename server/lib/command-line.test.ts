import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { projectRoot } from "#tools/project";

test("exits without an error if a reader such as head closes the pipe early", async () => {
  const child = spawn(process.execPath, ["server/cli/messages.ts", "--help"], { cwd: projectRoot });
  child.stdout.destroy();
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    errors += part;
  });
  const [code] = await once(child, "close");
  expect([code, errors]).toEqual([0, ""]);
});
