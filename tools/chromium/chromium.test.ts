import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { tempFolder } from "#tests/harness/temp-folder";
import { findChromium } from "./chromium.ts";

let folder: string;

beforeEach(() => {
  folder = tempFolder();
  for (const name of ["google-chrome", "chromium-browser", "no-program"]) {
    writeFileSync(join(folder, name), "#!/bin/sh\n");
    chmodSync(join(folder, name), name === "no-program" ? 0o644 : 0o755);
  }
});

test("takes the browser that CHROMIUM_PATH names", () => {
  const path = join(folder, "google-chrome");
  expect(findChromium({ CHROMIUM_PATH: path, PATH: folder })).toBe(path);
});

test("looks for the system's browser otherwise, Chromium before Chrome", () => {
  const path = join(folder, "chromium-browser");
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(path);
  expect(findChromium({ CHROMIUM_PATH: "", PATH: folder })).toBe(path);
});

test("takes the engine without windows for tests where there are both, and a browser when asked", () => {
  const shell = join(folder, "chrome-headless-shell");
  writeFileSync(shell, "#!/bin/sh\n", { mode: 0o755 });
  expect(findChromium({ PATH: folder })).toBe(shell);
  expect(findChromium({ PATH: folder }, "browser")).toBe(join(folder, "chromium-browser"));
});

test.each(["missing", "no-program", "."])("refuses CHROMIUM_PATH when it leads to %s", (name) => {
  const path = join(folder, name);
  expect(() => findChromium({ CHROMIUM_PATH: path, PATH: folder })).toThrow(
    `CHROMIUM_PATH leads to no program: ${path}`,
  );
});
