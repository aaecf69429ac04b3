import { tellCounts } from "./backups/kept-tables.ts";
import { restore } from "./backups/restore.ts";
import { newProgram, runProgram } from "./command-line.ts";
import { readEnv } from "./env.ts";

const program = newProgram(
  "restore",
  "Puts a backup into the database that the settings name, SQLite or PostgreSQL, if it is empty.",
)
  .argument("<file>")
  .action(async (file: string) => {
    const counts = await restore(file, readEnv().DATABASE_URL);
    console.log(`Restored from ${file}:\n${tellCounts(counts)}`);
  });

await runProgram(program);
