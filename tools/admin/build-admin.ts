import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../project.ts";
import { readSettings } from "../read-settings.ts";
import { toBackend } from "./admin-backend.ts";
import { adminFiles } from "./admin-files.ts";
import { listPackageFiles, readPackageFile } from "./package-files.ts";

/** Where the editor for a repository is written, from the root. */
const folder = "dist-admin";

const { ADMIN_REPOSITORY, ADMIN_SIGN_IN } = readSettings();
if (!ADMIN_REPOSITORY) {
  console.error("ADMIN_REPOSITORY must name the repository, see docs/settings.md");
  process.exit(1);
}
rmSync(join(projectRoot, folder), { recursive: true, force: true });
const files = adminFiles(toBackend(ADMIN_REPOSITORY, ADMIN_SIGN_IN));
for (const [path, { read }] of Object.entries(files)) write(path, read());
for (const path of listPackageFiles()) write(`packages/${path}`, readPackageFile(path));
console.log(`The editor of ${ADMIN_REPOSITORY.name} is in the folder ${folder}: put it on a host.`);

function write(path: string, content: string | Buffer): void {
  const file = join(projectRoot, folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
