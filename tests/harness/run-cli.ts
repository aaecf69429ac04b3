import type { Command } from "commander";
import { vi } from "vitest";
import { runProgram } from "#server/cli/program.ts";

/** Runs a command within the test's own process, with only these settings; returns its output. */
export async function runCli(
  program: Command,
  args: string[],
  settings: Record<string, string> = {},
) {
  const printed = { stdout: "", stderr: "" };
  const write = (name: keyof typeof printed) => (text: string | Uint8Array) => {
    printed[name] += text;
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(write("stdout")),
    vi.spyOn(process.stderr, "write").mockImplementation(write("stderr")),
    vi.spyOn(console, "log").mockImplementation((line) => void write("stdout")(`${line}\n`)),
    vi.spyOn(console, "error").mockImplementation((line) => void write("stderr")(`${line}\n`)),
  ];
  const { env, exitCode } = process;
  const listeners = process.stdout.listeners("error");
  process.env = settings;
  process.exitCode = undefined;
  try {
    await runProgram(program, args);
    return { code: Number(process.exitCode ?? 0), ...printed };
  } finally {
    process.env = env;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
    // A process runs one program only: each file of tests would leave one more.
    for (const listener of process.stdout.listeners("error")) {
      if (!listeners.includes(listener)) process.stdout.off("error", listener as () => void);
    }
  }
}
