import { spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

type Environment = Record<string, string | undefined>;

const commandNames = {
  /** Chromium without windows and tabs: tests take a third less time. */
  shell: ["chromium-headless-shell", "chrome-headless-shell"],
  /** The browser that visitors have. */
  browser: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
};

type Kind = keyof typeof commandNames;

/**
 * The path of an installed browser: that of CHROMIUM_PATH, else Playwright's own, else the system's, of
 * the preferred kind if there are both. `undefined` if there is none.
 * @throws if CHROMIUM_PATH is set but is not the path of a program.
 */
export function findChromium(
  env: Environment = process.env,
  preferred: Kind = "shell",
): string | undefined {
  const configuredPath = env.CHROMIUM_PATH;
  if (configuredPath && !isProgram(configuredPath))
    throw new Error(`CHROMIUM_PATH must be the path of a program: ${configuredPath}`);
  if (configuredPath) return configuredPath;
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const { shell, browser } = commandNames;
  const names = preferred === "shell" ? [...shell, ...browser] : [...browser, ...shell];
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...system].find((path) => isProgram(path));
}

/**
 * Finds a browser, or installs Debian's and a font, which needs root.
 * @throws with the ways to get one if that fails.
 */
export function ensureChromium(env: Environment = process.env, preferred: Kind = "shell"): string {
  const installed = findChromium(env, preferred);
  if (installed) return installed;
  if (process.getuid?.() === 0 && installFromDebian(env)) {
    const path = findChromium(env, preferred);
    if (path) return path;
  }
  throw new Error(
    "No Chromium found, which the browser tests need. Install it with `npx playwright install " +
      "--with-deps chromium` or from the system's packages, or set CHROMIUM_PATH to a Chromium or Chrome.",
  );
}

function installFromDebian(env: Environment): boolean {
  console.log("No Chromium found: apt-get installs one for the browser tests.");
  const runApt = (...args: string[]) =>
    spawnSync("apt-get", args, {
      env: { ...process.env, ...env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "inherit", "inherit"],
    }).status === 0;
  const install = (name: string) =>
    runApt("install", "-y", "--no-install-recommends", name, "fonts-dejavu-core");
  return runApt("update") && (install("chromium-headless-shell") || install("chromium"));
}

/** For Playwright, which without a path starts its own headless shell rather than its own browser. */
export function findChromiumForTests(env: Environment = process.env): { executablePath?: string } {
  const path = ensureChromium(env);
  return path === chromium.executablePath() ? {} : { executablePath: path };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
