import { parseArgs } from "node:util";
import { readEnv } from "../env.ts";
import type { DatabaseSetting } from "../setting-formats.ts";
import { StartError } from "../start-error.ts";
import { type Counts, keptTableNames } from "./kept-tables.ts";

/** What was written or read, and how many rows of each table that were. */
export interface Moved {
  file: string;
  counts: Counts;
}

/** A command that takes the name of a file, or of a folder where that makes sense. */
export interface BackupCommand {
  name: "backup" | "restore";
  /** What it does, in sentences. */
  purpose: string;
  withFile(setting: DatabaseSetting, file: string): Promise<Counts>;
  withFolder?(setting: DatabaseSetting, folder: string): Promise<Moved>;
  /** The words for what was done. */
  done: string;
}

/** The program behind `npm run backup` and `npm run restore`: runs it and sets the exit code. */
export async function runBackupCommand(command: BackupCommand): Promise<void> {
  const asked = read(process.argv.slice(2), command);
  if (asked === "help") {
    process.stdout.write(usageOf(command));
  } else if ("problem" in asked) {
    process.stderr.write(`${asked.problem}\n\n${usageOf(command)}`);
    process.exitCode = 2;
  } else {
    await answer(command, asked);
  }
}

type Asked = { file: string } | { folder: string };

function read(args: string[], { withFolder }: BackupCommand): Asked | "help" | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        ...(withFolder && { folder: { type: "string" } }),
      },
    });
    const { help, folder } = values as { help?: boolean; folder?: string };
    const [file, ...surplus] = positionals;
    if (help) return "help";
    if (folder && !file) return { folder };
    if (file && !folder && surplus.length === 0) return { file };
    return { problem: withFolder ? "One file is needed, or a folder." : "One file is needed." };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function usageOf({ name, purpose, withFolder }: BackupCommand): string {
  const uses = [`  npm run ${name} -- FILE`];
  if (withFolder) uses.push(`  npm run ${name} -- --folder FOLDER`);
  return `${purpose}\n\n${uses.join("\n")}\n`;
}

async function answer(command: BackupCommand, asked: Asked): Promise<void> {
  try {
    const { file, counts } = await run(command, readEnv().DATABASE_URL, asked);
    const rows = keptTableNames.map((table) => `  ${table.padEnd(10)} ${counts[table]}`);
    console.log([`${command.done} ${file}:`, ...rows].join("\n"));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

async function run(
  { withFile, withFolder }: BackupCommand,
  setting: DatabaseSetting,
  asked: Asked,
): Promise<Moved> {
  if ("file" in asked) return { file: asked.file, counts: await withFile(setting, asked.file) };
  if (!withFolder) throw new Error("This command takes no folder.");
  return withFolder(setting, asked.folder);
}
