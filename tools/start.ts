import { buildSite, isBuilt } from "./build-site.ts";
import { distDir } from "./project.ts";
import { readSettings } from "./read-settings.ts";

const env = readSettings();
if (env.DIST_DIR !== distDir) {
  console.log(`The site in ${env.DIST_DIR} (DIST_DIR) is served as it is.`);
} else if (isBuilt(env)) {
  console.log("The site is built already.");
} else {
  console.log("Building the site: this takes a moment.");
  const code = buildSite();
  if (code !== 0) {
    console.error("The site could not be built, so it is not started.");
    process.exit(code);
  }
}
await import("#server/main");
