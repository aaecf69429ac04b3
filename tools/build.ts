import { buildSite } from "./build-site.ts";
import { readSettings } from "./read-settings.ts";

// Wrong ones are named here, and not in the middle of the build.
readSettings();
process.exitCode = await buildSite();
