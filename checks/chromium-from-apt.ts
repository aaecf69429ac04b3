import { runCommand } from "./run-command.ts";

/** Installs Debian's Chromium and a font, which needs root. Throws with the reason if it cannot. */
export async function installChromiumFromApt(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error("apt-get: only root can install packages.");
  await runApt(["update"]);
  await runApt(["install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]);
}

async function runApt(args: string[]): Promise<void> {
  console.log(`> apt-get ${args.join(" ")}`);
  const code = await runCommand("apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  if (code !== 0) throw new Error(`apt-get ${args[0]} ended with exit code ${code}.`);
}
