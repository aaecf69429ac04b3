import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  openSync,
  writeFileSync,
} from "node:fs";
import { StartError } from "../start-error.ts";
import { endOfRetention, purgeKind } from "../store/retention.ts";
import { counted, countOf } from "./counted.ts";
import { entriesCsv } from "./csv.ts";
import { entriesListing } from "./listing.ts";
import type { ReportCommand } from "./report-command.ts";
import { tracesLeft } from "./traces-left.ts";

const list: ReportCommand = {
  name: "list",
  usage: "",
  help: ({ name }) => [`shows all ${name}, the newest last`],
  takes: [],
  run: async ({ report, store }) => entriesListing(report, await report.read(store)),
};

const exporting: ReportCommand = {
  name: "export",
  usage: "--format csv|json [--output FILE]",
  help: ({ name }) => [
    `writes all ${name}, by default as CSV to standard output; CSV is for spreadsheets`,
    "(cells that would run as a formula start with an apostrophe), JSON has the exact",
    "values; only its owner can read the file",
  ],
  takes: ["format", "output"],
  check({ format = "csv" }) {
    return format === "csv" || format === "json" ? undefined : `Unknown format: ${format}.`;
  },
  async run({ report, store }, { format = "csv", output }) {
    const entries = await report.read(store);
    const json = () => `${JSON.stringify(entries, null, 2)}\n`;
    const text = format === "csv" ? entriesCsv(report, entries) : json();
    if (output === undefined) return text;
    writePrivately(output, text);
    return `${countOf(report, entries.length)} written to ${output}\n`;
  },
};

const purging: ReportCommand = {
  name: "purge",
  usage: "[--yes]",
  help: () => [
    "tells how much is too old to be kept; with --yes deletes it, as the server does every",
    `hour unless that is so much that the clock, or RETENTION_DAYS, may be wrong`,
  ],
  takes: ["yes"],
  async run({ report, store, env }, { yes = false }) {
    const days = report.daysKept(env);
    const older = `older than ${counted(days, "day")}`;
    if (!yes) {
      const { count } = await store[report.name].ageBefore(endOfRetention(days));
      return `${countOf(report, count)} ${older}; to delete: npm run ${report.name} -- purge --yes\n`;
    }
    const confirmed = { isConfirmed: true };
    const { deleted } = await purgeKind(store, report.name, env.RETENTION_DAYS, confirmed);
    return `${countOf(report, deleted)} ${older} deleted\n${await tracesLeft(store)}`;
  },
};

/** What can be done with every kind of entries. */
export const entryCommands: ReportCommand[] = [list, exporting, purging];

function writePrivately(file: string, text: string): void {
  try {
    const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o600);
    try {
      // One that was there before keeps its rights: they go before anything is in it.
      if (fstatSync(descriptor).isFile()) {
        fchmodSync(descriptor, 0o600);
        ftruncateSync(descriptor);
      }
      writeFileSync(descriptor, text);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw new StartError(`Cannot write the file: ${(error as Error).message}`);
  }
}
