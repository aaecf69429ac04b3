import { buildSite } from "./build-site.ts";
import { readSettings } from "./read-settings.ts";

process.exitCode = await buildSite(readSettings());
