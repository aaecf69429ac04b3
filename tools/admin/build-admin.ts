import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../project.ts";
import { readSettingsOrExit } from "../read-settings-or-exit.ts";
import { toBackend } from "./admin-backend.ts";
import { bundleAdmin } from "./bundle-admin.ts";
import { collectAdminData } from "./collect-admin-data.ts";

/** The folder to which the editor for a repository is written, from the root. */
const folder = "dist-admin";

const { ADMIN_REPOSITORY, ADMIN_SIGN_IN, SITE_URL: siteUrl } = readSettingsOrExit();
if (!ADMIN_REPOSITORY) {
  console.error("ADMIN_REPOSITORY must name the repository, see docs/settings.md");
  process.exit(1);
}
const backend = toBackend(ADMIN_REPOSITORY, ADMIN_SIGN_IN);
const files = await bundleAdmin(backend);
rmSync(join(projectRoot, folder), { recursive: true, force: true });
for (const [path, { content }] of files) write(path, content);
const data = collectAdminData({ backend, siteUrl });
for (const [path, read] of Object.entries(data)) write(path, JSON.stringify(read()));
console.log(`The editor of ${ADMIN_REPOSITORY.name} is in the folder ${folder}: put it on a host.`);

function write(path: string, content: string | Uint8Array): void {
  const file = join(projectRoot, folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
