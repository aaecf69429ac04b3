import { type ResilienceOptions, readOptions, usage } from "./options.ts";
import { runResilienceTests } from "./run-resilience-tests.ts";
import { scenarios } from "./scenarios.ts";

const { passed, failed, skipped } = await runResilienceTests(readCommandLine());
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function readCommandLine(): ResilienceOptions {
  try {
    const names = scenarios.map(({ name }) => name);
    return readOptions(process.argv.slice(2), names);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}
