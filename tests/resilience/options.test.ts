import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

const names = ["kill-sqlite", "kill-postgres", "disk-full"];

it("tries everything in full unless told otherwise", () => {
  expect(readOptions([], names)).toEqual({ short: false, only: [] });
  expect(readOptions(["--short", "--only", "kill, disk-full"], names)).toEqual({
    short: true,
    only: ["kill", "disk-full"],
  });
});

it("refuses a scenario that does not exist, and unknown options", () => {
  expect(() => readOptions(["--only", "kill,flood"], names)).toThrow(/"flood".*disk-full/);
  expect(() => readOptions(["--long"], names)).toThrow("--long");
});
