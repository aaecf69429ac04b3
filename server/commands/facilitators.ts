import { fileURLToPath } from "node:url";
import { OperatorError } from "../cli/operator-error.ts";
import { createProgram, runProgram } from "../cli/program.ts";
import {
  createLocator,
  geocodeEntries,
  type LocateEntry,
} from "../facilitator-list/geocode-entries.ts";
import { readList, writeList } from "../facilitator-list/list-file.ts";
import { parseRow } from "../facilitator-list/parse-row.ts";
import { readCsv } from "../facilitator-list/read-csv.ts";
import {
  findWarnings,
  nameEntries,
  type ValidEntry,
  validateEntries,
} from "../facilitator-list/validate-entries.ts";
import { type Gazetteer, openBuiltGazetteer } from "../gazetteer/open-gazetteer.ts";
import { createGeocoder } from "../geocoding/geocoder.ts";
import { readSettings } from "../settings/settings.ts";

const siteList = fileURLToPath(new URL("../../content/facilitators.json", import.meta.url));

export const program = createProgram(
  "facilitators",
  "Keeps the list of facilitators, content/facilitators.json. Addresses are looked up with the " +
    "geocoding service if GEOCODER_URL and GEOCODER_KEY are set, which finds the house; else with " +
    "the gazetteer, which finds the town.",
);
const addCommand = (name: string, description: string) =>
  program.command(name).description(description).option("--file <file>", "another list", siteList);

addCommand("check", "shows what is wrong with the list").action(({ file }) =>
  runWithGazetteer(({ gazetteer }) => checkList(readList(file), gazetteer)),
);
addCommand(
  "import",
  "adds the rows of a CSV file with the columns title, address, lat, lon (the last two may be " +
    "empty or missing: they are then looked up); if a row is wrong, nothing is added",
)
  .argument("<file.csv>")
  .option("--skip-wrong", "add the other rows")
  .option("--keep-unfound", "add rows whose address is not found, without coordinates")
  .action((csv: string, options: ImportOptions) =>
    runWithGazetteer((places) => addRows(csv, options, places)),
  );
addCommand("geocode", "looks up the coordinates that are missing").action(({ file }) =>
  runWithGazetteer((places) => geocodeList(file, places)),
);
if (import.meta.main) await runProgram(program);

interface ImportOptions {
  file: string;
  skipWrong?: boolean;
  keepUnfound?: boolean;
}

interface Places {
  gazetteer: Gazetteer;
  locate: LocateEntry;
}

/** Runs an action with gazetteer and geocoder. Sets exit code 1 if it returns false. */
async function runWithGazetteer(
  work: (places: Places) => boolean | Promise<boolean>,
): Promise<void> {
  const settings = readSettings();
  const gazetteer = openBuiltGazetteer(settings.DIST_DIR);
  const warn = (_error: unknown, message: string) => console.error(message);
  const geocoder = createGeocoder({ settings, gazetteer, warn });
  try {
    const hasSucceeded = await work({ gazetteer, locate: createLocator(gazetteer, geocoder) });
    if (!hasSucceeded) process.exitCode = 1;
  } finally {
    gazetteer.close();
  }
}

/** @throws `OperatorError` if anything is wrong with the list. */
function readValidList(file: string): ValidEntry[] {
  const { valid, invalid } = validateEntries(nameEntries(readList(file)));
  if (invalid.length === 0) return valid;
  printList(invalid, "Wrong");
  throw new OperatorError("Correct the list first. Nothing was changed.");
}

function writeEntries(file: string, entries: ValidEntry[]): void {
  writeList(
    file,
    entries.map(({ facilitator }) => facilitator),
  );
}

function checkList(entries: unknown[], gazetteer: Gazetteer): boolean {
  const { valid, invalid } = validateEntries(nameEntries(entries));
  printList(findWarnings(valid, gazetteer), "Please look at");
  printList(invalid, "Wrong");
  const missingCount = valid.filter(({ facilitator }) => facilitator.lat === undefined).length;
  console.log(
    `${entries.length} facilitators, ${missingCount} without coordinates: ${formatQuantity(invalid.length, "mistake")}.`,
  );
  return invalid.length === 0;
}

async function geocodeList(file: string, { locate }: Places): Promise<boolean> {
  const { placed, located, notFound } = await geocodeEntries(readValidList(file), locate);
  if (located > 0) writeEntries(file, placed);
  printList(notFound.map(getNotFoundMessage), "Not found");
  console.log(`${formatQuantity(located, "address", "addresses")} located in ${file}.`);
  return notFound.length === 0;
}

function getNotFoundMessage({ name, facilitator }: ValidEntry): string {
  return `${name}: the address "${facilitator.location_address__address}" was not found.`;
}

async function addRows(
  csv: string,
  { file, skipWrong, keepUnfound = false }: ImportOptions,
  { gazetteer, locate }: Places,
): Promise<boolean> {
  const list = readValidList(file);
  const { rows, ignored } = readCsv(csv);
  if (ignored.length > 0) console.log(`Columns that are not used: ${ignored.join(", ")}.`);
  const { valid, invalid } = validateEntries(rows.map(parseRow), list);
  const { placed, located, notFound } = await geocodeEntries(valid, locate);
  const addedEntries = keepUnfound ? placed : placed.filter((entry) => !notFound.includes(entry));
  const wrongRows = rows.length - addedEntries.length;
  printList(findWarnings(addedEntries, gazetteer), "Please look at");
  printList(invalid, "Wrong");
  if (!keepUnfound) {
    printList(
      notFound.map(getNotFoundMessage),
      "Not found: correct these addresses, enter lat and lon, or use --keep-unfound",
    );
  }
  if (wrongRows > 0 && !skipWrong) {
    console.log(`${formatQuantity(wrongRows, "row")} of ${rows.length} wrong: nothing was added.`);
    return false;
  }
  if (addedEntries.length > 0) writeEntries(file, [...list, ...addedEntries]);
  const leftOutText = wrongRows > 0 ? `, ${formatQuantity(wrongRows, "wrong row")} left out` : "";
  console.log(
    `${formatQuantity(addedEntries.length, "facilitator")} added (${located} located by address)${leftOutText}. ` +
      `The list has ${list.length + addedEntries.length}.`,
  );
  return true;
}

function printList(lines: string[], heading: string): void {
  if (lines.length > 0) console.log(`${heading}:\n${lines.map((line) => `- ${line}\n`).join("")}`);
}

function formatQuantity(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
