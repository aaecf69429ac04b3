import { runFacilitators } from "./facilitator-list/run-facilitators.ts";

await runFacilitators(process.argv.slice(2));
