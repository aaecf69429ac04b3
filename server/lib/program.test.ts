import { expect, test } from "vitest";
import { runNode } from "#tests/harness/node-process";

test("exits without an error if a reader such as head closes the pipe early", async () => {
  const { child, ended } = runNode("commands/messages.ts", ["--help"], {});
  child.stdout?.destroy();
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});
