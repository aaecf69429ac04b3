import { readSettingsOrExit } from "../read-settings-or-exit.ts";
import { buildSite } from "./build-site.ts";

// Reports wrong settings before the build, not in the middle of it.
readSettingsOrExit();
process.exitCode = buildSite();
