import { runSteps, summarize } from "./test/run-steps.ts";
import { steps } from "./test/steps.ts";

// All of them, or those named with what they need: npm test -- site
const names = process.argv.slice(2);
const known = steps.flat().map(({ name }) => name);
if (names.some((name) => !known.includes(name))) {
  console.error(`There are the steps ${known.join(", ")}.`);
  process.exit(2);
}
const wanted = steps
  .flat()
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .flatMap(({ name, needs }) => [name, needs]);
const chosen = steps.map((group) => group.filter(({ name }) => wanted.includes(name)));
const counts = await runSteps(chosen.filter((group) => group.length > 0));
console.log(summarize(counts));
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
