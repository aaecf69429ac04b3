import { projectRoot } from "../project.ts";
import { confirmTranslations } from "./confirm-translations.ts";
import { listContent, readAllowList } from "./content-list.ts";
import { describeStatus } from "./content-status.ts";
import { writeSchemas } from "./write-schemas.ts";

const usage = `npm run content -- status   what is left to translate
npm run content -- confirm content/trial/sv.yaml:96 …
                           the status lists these lines as older, and they are right as they are
npm run content -- schemas  writes what editors complete and explain fields by; npm run dev does, too`;

const [command, ...lines] = process.argv.slice(2);
if (command === "status") {
  const rows = describeStatus(projectRoot, listContent(projectRoot), readAllowList(projectRoot));
  console.log(rows.join("\n"));
} else if (command === "confirm" && lines.length > 0) {
  try {
    const places = confirmTranslations(projectRoot, listContent(projectRoot), lines);
    console.log(places.map((place) => `confirmed  ${place}`).join("\n"));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
} else if (command === "schemas") {
  writeSchemas(projectRoot);
} else {
  console.error(usage);
  process.exitCode = 1;
}
