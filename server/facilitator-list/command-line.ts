import { parseArgs } from "node:util";

export const usage = `\
Keeps the list of facilitators, content/facilitators.json.

  npm run facilitators -- check
  npm run facilitators -- import FILE.csv [--skip-wrong] [--keep-unfound]
  npm run facilitators -- geocode

check           tells what is wrong with the list
import          adds the rows of a CSV file with the columns title, address, lat, lon (the last two
                may be empty or missing: they are then looked up). If a row is wrong, nothing is added.
--skip-wrong    adds the other rows
--keep-unfound  adds rows whose address is not found, without coordinates
geocode         looks up the coordinates that are missing
--file FILE     another list

Addresses are looked up with the geocoding service if GEOCODER_URL and GEOCODER_KEY are set, which
finds the house; else with the gazetteer, which finds the town.
`;

/** What was asked for. `file` is a list other than the site's. */
export type Command =
  | { name: "help" }
  | { name: "check" | "geocode"; file: string | undefined }
  | {
      name: "import";
      file: string | undefined;
      csv: string;
      skipWrong: boolean;
      keepUnfound: boolean;
    };

/** Reads the command line (without node and script); a text says what is wrong with it. */
export function readCommand(args: string[]): Command | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "skip-wrong": { type: "boolean", default: false },
        "keep-unfound": { type: "boolean", default: false },
        file: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    const [name, csv, ...surplus] = positionals;
    const { file, "skip-wrong": skipWrong, "keep-unfound": keepUnfound } = values;
    if (values.help) return { name: "help" };
    if (name === "import") {
      if (csv === undefined) return "import needs the CSV file to read.";
      if (surplus.length > 0) return `Unexpected: ${surplus.join(" ")}.`;
      return { name, file, csv, skipWrong, keepUnfound };
    }
    if (name !== "check" && name !== "geocode") return `Unknown command: ${name ?? "none"}.`;
    if (csv !== undefined) return `Unexpected: ${csv}.`;
    if (skipWrong || keepUnfound) return `${name} takes neither --skip-wrong nor --keep-unfound.`;
    return { name, file };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
