import { buildSite } from "./build-site.ts";
import { readSettingsOrExit } from "./read-settings-or-exit.ts";

// Reports wrong settings before the build, not in the middle of it.
readSettingsOrExit();
process.exitCode = buildSite();
