import { projectRoot } from "../project.ts";
import { listContent, readAllowList } from "./content-list.ts";
import { describeStatus } from "./content-status.ts";
import { writeSchemas } from "./write-schemas.ts";

const usage = `npm run content -- status   what is left to translate
npm run content -- schemas  writes content/schemas anew, for completion in editors`;

const [command] = process.argv.slice(2);
if (command === "status") {
  const lines = describeStatus(projectRoot, listContent(projectRoot), readAllowList(projectRoot));
  console.log(lines.join("\n"));
} else if (command === "schemas") {
  writeSchemas(projectRoot);
} else {
  console.error(usage);
  process.exitCode = 1;
}
