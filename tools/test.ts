import { runSteps, summarize } from "./test/run-steps.ts";
import { steps } from "./test/steps.ts";

const counts = await runSteps(steps);
console.log(summarize(counts));
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
