import { runSteps, summarize } from "./test/run-steps.ts";
import { steps } from "./test/steps.ts";

// All of them, or those named: npm test -- build site
const names = process.argv.slice(2);
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There are the steps ${steps.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
const counts = await runSteps(
  steps.filter(({ name }) => names.length === 0 || names.includes(name)),
);
console.log(summarize(counts));
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
