import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { projectRoot } from "#tools/project";

test("ends quietly if a reader closes the pipe early, as head does", async () => {
  const child = spawn(process.execPath, ["server/messages.ts", "--help"], { cwd: projectRoot });
  child.stdout.destroy();
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    errors += part;
  });
  const [code] = await once(child, "close");
  expect([code, errors]).toEqual([0, ""]);
});
