import { buildSite } from "./build-site.ts";
import { readSettings } from "./read-settings.ts";

// Reports wrong settings before the build, not in the middle of it.
readSettings();
process.exitCode = buildSite();
