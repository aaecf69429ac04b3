import { runSteps, summarize } from "./run-steps.ts";
import { steps } from "./steps.ts";

const counts = await runSteps(steps);
console.log(summarize(counts));
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
