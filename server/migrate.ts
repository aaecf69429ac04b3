import { newProgram, runProgram } from "./command-line.ts";
import { readEnv } from "./env.ts";
import { openDatabase } from "./store/open-database.ts";
import { requireDatabase } from "./store/open-store.ts";

const program = newProgram(
  "migrate",
  "Brings the tables of the database that the settings name up to this release, as the server does when " +
    "it starts.",
).action(async () => {
  const env = readEnv();
  requireDatabase(env);
  await (await openDatabase(env.DATABASE_URL)).destroy();
  console.log("The tables are those of this release.");
});

await runProgram(program);
