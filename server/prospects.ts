import { writeFileSync } from "node:fs";
import { readEnv } from "./env.ts";
import { type Command, readCommand, usage } from "./reports/command-line.ts";
import { prospectsCsv } from "./reports/prospects-csv.ts";
import { prospectsListing } from "./reports/prospects-listing.ts";
import { StartError } from "./start-error.ts";
import { openStore, storeExists } from "./store/open-store.ts";
import type { StoredProspect } from "./store/prospect-row.ts";

// A reader such as "head" that has seen enough is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  await run(readCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function run(command: Command | string): Promise<void> {
  if (typeof command === "string") {
    process.stderr.write(`${command}\n\n${usage}`);
    process.exitCode = 2;
  } else if (command.name === "help") {
    process.stdout.write(usage);
  } else if (command.name === "list") {
    process.stdout.write(prospectsListing(await readAll()));
  } else {
    const prospects = await readAll();
    const json = () => `${JSON.stringify(prospects, null, 2)}\n`;
    const text = command.format === "csv" ? prospectsCsv(prospects) : json();
    if (command.output === undefined) process.stdout.write(text);
    else {
      writePrivately(command.output, text);
      console.log(`${prospects.length} prospects written to ${command.output}`);
    }
  }
}

async function readAll(): Promise<StoredProspect[]> {
  const env = readEnv();
  if (!storeExists(env)) {
    throw new StartError(
      `There is no database ${env.DATABASE_URL.file} yet: the server makes it at its first start. ` +
        "Check DATA_DIR (and DATABASE_URL) if it should be elsewhere.",
    );
  }
  const store = await openStore(env);
  try {
    return await store.list();
  } finally {
    await store.close();
  }
}

function writePrivately(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    throw new StartError(`Cannot write the file: ${(error as Error).message}`);
  }
}
