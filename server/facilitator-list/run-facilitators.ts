import { fileURLToPath } from "node:url";
import type { Facilitator } from "#contract/facilitator";
import { readEnv } from "../env.ts";
import { openBuiltGazetteer } from "../gazetteer/built-gazetteer.ts";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";
import { createGeocoder } from "../geocoding/geocoder.ts";
import { StartError } from "../start-error.ts";
import { checkList, countWithoutPlace } from "./check-list.ts";
import { type Command, readCommand, usage } from "./command-line.ts";
import { importRows } from "./import-rows.ts";
import { readList, writeList } from "./list-file.ts";
import { type Locate, locateWith } from "./locate.ts";
import { readCsv } from "./read-csv.ts";

const siteList = fileURLToPath(new URL("../../content/facilitators.json", import.meta.url));

/** The program behind the npm script "facilitators": answers, and sets the exit code. */
export async function runFacilitators(args: string[]): Promise<void> {
  const command = readCommand(args);
  if (typeof command === "string") {
    process.stderr.write(`${command}\n\n${usage}`);
    process.exitCode = 2;
  } else if (command.name === "help") {
    process.stdout.write(usage);
  } else {
    try {
      process.exitCode = (await run(command)) ? 0 : 1;
    } catch (error) {
      console.error(error instanceof StartError ? error.message : error);
      process.exitCode = 1;
    }
  }
}

type Task = Exclude<Command, { name: "help" }>;

/** Does what was asked for; tells whether all is well. */
async function run(command: Task): Promise<boolean> {
  const file = command.file ?? siteList;
  const entries = readList(file);
  const { gazetteer, locate } = openPlaces();
  try {
    if (command.name === "check") return check(entries, gazetteer);
    const { list, wrong } = checkList(entries, gazetteer);
    if (!list) {
      tell(wrong);
      throw new StartError("The list itself must be put right first. Nothing was changed.");
    }
    if (command.name === "import") {
      return await addRows(command, { list, file, gazetteer, locate });
    }
    return await geocode(list, file, locate);
  } finally {
    gazetteer.close();
  }
}

function openPlaces(): { gazetteer: Gazetteer; locate: Locate } {
  const env = readEnv();
  const gazetteer = openBuiltGazetteer(env.DIST_DIR);
  const warn = (_error: unknown, message: string) => console.error(message);
  const geocoder = createGeocoder({ env, gazetteer, warn });
  return { gazetteer, locate: locateWith(gazetteer, geocoder) };
}

function check(entries: unknown[], gazetteer: Gazetteer): boolean {
  const { list, wrong, doubtful } = checkList(entries, gazetteer);
  tell(doubtful, "Please look at");
  tell(wrong, "Wrong");
  const without = list ? `, ${countWithoutPlace(list)} without coordinates` : "";
  console.log(`${entries.length} facilitators${without}: ${count(wrong.length, "mistake")}.`);
  return wrong.length === 0;
}

async function geocode(list: Facilitator[], file: string, locate: Locate): Promise<boolean> {
  const unfound: string[] = [];
  let located = 0;
  const placed: Facilitator[] = [];
  for (const entry of list) {
    const { post_title: title, location_address__address: address, lat } = entry;
    const point = lat === undefined ? await locate(address) : undefined;
    placed.push({ ...entry, ...point });
    if (point) located += 1;
    else if (lat === undefined) unfound.push(`${title}: the address "${address}" is not found.`);
  }
  if (located > 0) writeList(file, placed);
  tell(unfound, "Not found");
  console.log(`${count(located, "address", "addresses")} located in ${file}.`);
  return unfound.length === 0;
}

async function addRows(
  { csv, skipWrong, keepUnfound }: Extract<Task, { name: "import" }>,
  parts: { list: Facilitator[]; file: string; gazetteer: Gazetteer; locate: Locate },
): Promise<boolean> {
  const { rows, ignored } = readCsv(csv);
  if (ignored.length > 0) console.log(`Columns that are not used: ${ignored.join(", ")}.`);
  const { added, located, wrong, wrongRows, doubtful } = await importRows(rows, {
    ...parts,
    keepUnfound,
  });
  tell(doubtful, "Please look at");
  tell(wrong, "Wrong");
  if (wrongRows > 0 && !skipWrong) {
    console.log(`${count(wrongRows, "row")} of ${rows.length} wrong: nothing was added.`);
    return false;
  }
  if (added.length > 0) writeList(parts.file, [...parts.list, ...added]);
  const left = wrongRows > 0 ? `, ${count(wrongRows, "wrong row")} left out` : "";
  console.log(
    `${count(added.length, "facilitator")} added (${located} located by address)${left}. ` +
      `The list has ${parts.list.length + added.length}.`,
  );
  return true;
}

function tell(lines: string[], heading = "Wrong"): void {
  if (lines.length > 0) console.log(`${heading}:\n${lines.map((line) => `- ${line}\n`).join("")}`);
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
