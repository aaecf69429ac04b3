import assert from "node:assert/strict";

/** A line of the server's log. */
export interface LogLine {
  level: number;
  msg: string;
  path?: string;
}

/** The lines that a server has logged; asserts that each is one whole JSON object. */
export function logLines(output: string): LogLine[] {
  return output
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      assert.match(line, /^\{"level":\d+,.*"msg":"[^"]*"\}$/, `A broken log line: ${line}`);
      return JSON.parse(line);
    });
}
