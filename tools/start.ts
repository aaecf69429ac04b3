import { buildSite, isBuilt } from "./build/build-site.ts";
import { distDir } from "./project.ts";
import { readSettingsOrExit } from "./read-settings-or-exit.ts";

const settings = readSettingsOrExit();
if (settings.DIST_DIR !== distDir) {
  console.log(`The site in ${settings.DIST_DIR} (DIST_DIR) is served as it is.`);
} else if (isBuilt(settings)) {
  console.log("The site is built already.");
} else {
  console.log("Building the site: this takes a moment.");
  const code = buildSite();
  if (code !== 0) {
    console.error("The site could not be built, so it is not started.");
    process.exit(code);
  }
}
await import("#server/main.ts");
