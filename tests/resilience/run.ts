import { program } from "commander";
import { startVitest } from "vitest/node";
import { projectRoot } from "#tools/project";

const { short, only } = program
  .name("npm run resilience --")
  .description("Treats the real server badly, and checks that it keeps its promises.")
  .option("--short", "few repetitions: about a minute instead of five")
  .option("--only <names>", "beginnings of the names of scenarios, with commas between them")
  .parse()
  .opts<{ short?: true; only?: string }>();

process.env.RESILIENCE = short ? "short" : "full";
const names = only?.split(",").map((name) => name.trim());
const vitest = await startVitest("test", [], {
  root: projectRoot,
  config: "tests/resilience/vitest.config.ts",
  watch: false,
  ...(names && { testNamePattern: `^(${names.join("|")})` }),
});
const scenarios = vitest.state.getTestModules().flatMap((file) => [...file.children.allTests()]);
const lost = names?.filter((name) => !scenarios.some((scenario) => scenario.name.startsWith(name)));
if (lost?.length) {
  const known = scenarios.map(({ name }) => name).join(", ");
  console.error(`There is no scenario ${lost.join(", ")}. There are: ${known}.`);
  process.exitCode = 2;
}
await vitest.close();
