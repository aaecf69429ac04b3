import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { ensureChromium, findChromium, findChromiumForTests } from "./chromium.ts";

let folder: string;

beforeEach(() => {
  folder = createTempFolder();
  for (const name of ["google-chrome", "chromium-browser"]) writeProgram(name);
  writeFileSync(join(folder, "no-program"), "");
  vi.spyOn(chromium, "executablePath").mockReturnValue(join(folder, "playwright"));
});

/** Returns the path of a program that runs these commands of a shell. */
function writeProgram(name: string, commands = ""): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
  return path;
}

test("takes the browser that CHROMIUM_PATH names", () => {
  const path = join(folder, "google-chrome");
  expect(findChromium({ CHROMIUM_PATH: path, PATH: folder })).toBe(path);
});

test("takes Playwright's own browser before the system's", () => {
  const path = writeProgram("playwright");
  expect(findChromium({ PATH: folder })).toBe(path);
  expect(findChromium({ PATH: folder }, "browser")).toBe(path);
});

test("looks for the system's browser otherwise, Chromium before Chrome", () => {
  const path = join(folder, "chromium-browser");
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(path);
  expect(findChromium({ CHROMIUM_PATH: "", PATH: folder })).toBe(path);
});

test("takes the headless shell for tests where there is one, and a browser when asked", () => {
  const shell = writeProgram("chrome-headless-shell");
  expect(findChromium({ PATH: folder })).toBe(shell);
  expect(findChromium({ PATH: folder }, "browser")).toBe(join(folder, "chromium-browser"));
});

test.each(["missing", "no-program", "."])("refuses CHROMIUM_PATH when it leads to %s", (name) => {
  const path = join(folder, name);
  expect(() => findChromium({ CHROMIUM_PATH: path, PATH: folder })).toThrow(
    `CHROMIUM_PATH must be the path of a program: ${path}`,
  );
});

test("lets Playwright choose which of its own browsers runs the tests", () => {
  const path = join(folder, "chromium-browser");
  expect(findChromiumForTests({ PATH: folder })).toEqual({ executablePath: path });
  writeProgram("playwright");
  expect(findChromiumForTests({ PATH: folder })).toEqual({});
});

describe("without a browser", () => {
  let env: Record<string, string>;

  beforeEach(() => {
    rmSync(join(folder, "google-chrome"));
    rmSync(join(folder, "chromium-browser"));
    env = { PATH: folder };
    vi.spyOn(console, "log").mockReturnValue();
    vi.spyOn(process, "getuid").mockReturnValue(0);
  });

  /** An apt-get that knows these packages, each with a program of its name. */
  function writeAptGet(...packages: string[]): void {
    const cases = packages.map((name) => `*" ${name} "*) /bin/cp "$0" "${folder}/${name}";;`);
    writeProgram(
      "apt-get",
      [
        `echo "$*" >>"${folder}/calls"`,
        '[ "$DEBIAN_FRONTEND" = noninteractive ] || exit 1',
        `case "$*" in update) ;; ${cases.join(" ")} *) exit 100;; esac`,
      ].join("\n"),
    );
  }

  test.each([
    ["its headless shell", ["chromium", "chromium-headless-shell"], "chromium-headless-shell"],
    ["its browser where there is no shell", ["chromium"], "chromium"],
  ])("installs Debian's as root: %s, with a font", (_, packages, expected) => {
    writeAptGet(...packages);
    expect(ensureChromium(env)).toBe(join(folder, expected));
    const calls = readFileSync(join(folder, "calls"), "utf8").trim().split("\n");
    expect(calls[0]).toBe("update");
    expect(calls.at(-1)).toMatch(/^install -y .*fonts-/);
  });

  test("tells other users how to get one", () => {
    writeAptGet("chromium");
    vi.mocked(process.getuid as () => number).mockReturnValue(1000);
    expect(() => ensureChromium(env)).toThrow(/playwright install.*CHROMIUM_PATH/);
  });

  test("tells root, too, where apt-get is missing or fails", () => {
    expect(() => ensureChromium(env)).toThrow(/playwright install.*CHROMIUM_PATH/);
    writeAptGet();
    expect(() => ensureChromium(env)).toThrow(/playwright install.*CHROMIUM_PATH/);
  });
});
