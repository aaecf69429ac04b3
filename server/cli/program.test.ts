import { spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import { runNode } from "#tests/harness/node-process.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { sqliteCodes } from "../sqlite/sqlite-errors.ts";
import { createProgram } from "./program.ts";

test("exits without an error if a reader such as head closes the pipe early", async () => {
  const { child, ended } = runNode("commands/messages.ts", ["--help"], {});
  child.stdout?.destroy();
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});

test.skipIf(!existsSync("/dev/full"))("says that the output cannot be written", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["server/commands/messages.ts", "--help"],
    { stdio: ["ignore", openSync("/dev/full", "w"), "pipe"], encoding: "utf8" },
  );
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^Cannot write the output: ENOSPC.*\n$/),
  });
});

test.each(["busy", "readOnly", "ioError", "corrupt", "full"] as const)(
  "names SQLite's failure %s in one line, and the command that tells more",
  async (name) => {
    const failure = Object.assign(new Error("no"), { errcode: sqliteCodes[name] });
    const program = createProgram("test", "fails").action(() => {
      throw failure;
    });
    expect(await runCli(program, [])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^no\..* doctor\n$/),
    });
  },
);
