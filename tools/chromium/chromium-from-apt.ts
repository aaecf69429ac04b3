import { runCommand } from "../run-command.ts";

/**
 * Installs Debian's Chromium without windows, or the whole one where there is no such package, and a
 * font. Needs root. Throws with the reason if it cannot.
 */
export async function installChromiumFromApt(): Promise<void> {
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
