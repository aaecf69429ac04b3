import { fileURLToPath } from "node:url";
import type { Facilitator } from "#contract/facilitator";
import { checkList, countWithoutPlace } from "../facilitator-list/check-list.ts";
import { importRows, type Locate, locateWith } from "../facilitator-list/import-rows.ts";
import { readList, writeList } from "../facilitator-list/list-file.ts";
import { readCsv } from "../facilitator-list/read-csv.ts";
import { type Gazetteer, openBuiltGazetteer } from "../gazetteer/open-gazetteer.ts";
import { createGeocoder } from "../geocoding/geocoder.ts";
import { newProgram, runProgram } from "../lib/command-line.ts";
import { readEnv } from "../lib/env.ts";
import { StartupError } from "../lib/startup-error.ts";

const siteList = fileURLToPath(new URL("../../content/facilitators.json", import.meta.url));

/** The program behind `npm run facilitators`. */
export const program = newProgram(
  "facilitators",
  "Keeps the list of facilitators, content/facilitators.json. Addresses are looked up with the " +
    "geocoding service if GEOCODER_URL and GEOCODER_KEY are set, which finds the house; else with " +
    "the gazetteer, which finds the town.",
);
const command = (name: string, description: string) =>
  program.command(name).description(description).option("--file <file>", "another list", siteList);

command("check", "shows what is wrong with the list").action(({ file }) =>
  withPlaces(({ gazetteer }) => check(readList(file), gazetteer)),
);
command(
  "import",
  "adds the rows of a CSV file with the columns title, address, lat, lon (the last two may be " +
    "empty or missing: they are then looked up); if a row is wrong, nothing is added",
)
  .argument("<file.csv>")
  .option("--skip-wrong", "add the other rows")
  .option("--keep-unfound", "add rows whose address is not found, without coordinates")
  .action((csv: string, options: ImportOptions) =>
    withPlaces((places) => addRows(csv, validList(options.file, places), options, places)),
  );
command("geocode", "looks up the coordinates that are missing").action(({ file }) =>
  withPlaces((places) => geocode(validList(file, places), file, places)),
);
if (import.meta.main) await runProgram(program);

interface ImportOptions {
  file: string;
  skipWrong?: boolean;
  keepUnfound?: boolean;
}

interface Places {
  gazetteer: Gazetteer;
  locate: Locate;
}

/** Runs an action that needs the gazetteer and returns whether all is well. */
async function withPlaces(work: (places: Places) => boolean | Promise<boolean>): Promise<void> {
  const env = readEnv();
  const gazetteer = openBuiltGazetteer(env.DIST_DIR);
  const warn = (_error: unknown, message: string) => console.error(message);
  const geocoder = createGeocoder({ env, gazetteer, warn });
  try {
    const isWell = await work({ gazetteer, locate: locateWith(gazetteer, geocoder) });
    if (!isWell) process.exitCode = 1;
  } finally {
    gazetteer.close();
  }
}

/** @throws `StartupError` if anything is wrong with the list. */
function validList(file: string, { gazetteer }: Places): Facilitator[] {
  const { list, wrong } = checkList(readList(file), gazetteer);
  if (list) return list;
  printList(wrong);
  throw new StartupError("The list itself must be put right first. Nothing was changed.");
}

function check(entries: unknown[], gazetteer: Gazetteer): boolean {
  const { list, wrong, doubtful } = checkList(entries, gazetteer);
  printList(doubtful, "Please look at");
  printList(wrong, "Wrong");
  const without = list ? `, ${countWithoutPlace(list)} without coordinates` : "";
  console.log(`${entries.length} facilitators${without}: ${count(wrong.length, "mistake")}.`);
  return wrong.length === 0;
}

async function geocode(list: Facilitator[], file: string, { locate }: Places): Promise<boolean> {
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
  printList(unfound, "Not found");
  console.log(`${count(located, "address", "addresses")} located in ${file}.`);
  return unfound.length === 0;
}

async function addRows(
  csv: string,
  list: Facilitator[],
  { file, skipWrong, keepUnfound = false }: ImportOptions,
  places: Places,
): Promise<boolean> {
  const { rows, ignored } = readCsv(csv);
  if (ignored.length > 0) console.log(`Columns that are not used: ${ignored.join(", ")}.`);
  const { added, located, wrong, wrongRows, doubtful } = await importRows(rows, {
    ...places,
    list,
    keepUnfound,
  });
  printList(doubtful, "Please look at");
  printList(wrong, "Wrong");
  if (wrongRows > 0 && !skipWrong) {
    console.log(`${count(wrongRows, "row")} of ${rows.length} wrong: nothing was added.`);
    return false;
  }
  if (added.length > 0) writeList(file, [...list, ...added]);
  const left = wrongRows > 0 ? `, ${count(wrongRows, "wrong row")} left out` : "";
  console.log(
    `${count(added.length, "facilitator")} added (${located} located by address)${left}. ` +
      `The list has ${list.length + added.length}.`,
  );
  return true;
}

function printList(lines: string[], heading = "Wrong"): void {
  if (lines.length > 0) console.log(`${heading}:\n${lines.map((line) => `- ${line}\n`).join("")}`);
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
