import { parseArgs } from "node:util";

/** What to try. */
export interface ResilienceOptions {
  /** Few repetitions, as the test command does. */
  short: boolean;
  /** Beginnings of the names of scenarios; empty stands for all. */
  only: string[];
}

export const usage = `Treats the real server badly, and checks that it keeps its promises.

  npm run resilience -- [--short] [--only kill,disk-full]

--short    few repetitions: about a minute instead of five
--only     beginnings of the names of scenarios, with commas between them
`;

/** Reads the command line; `names` are those of all scenarios. Throws with what is wrong with it. */
export function readOptions(args: string[], names: readonly string[]): ResilienceOptions {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: "boolean", default: false },
      only: { type: "string", default: "" },
    },
  });
  const only = values.only.split(",").map((name) => name.trim());
  const wanted = only.filter((name) => name !== "");
  for (const name of wanted) {
    if (names.some((known) => known.startsWith(name))) continue;
    throw new Error(`There is no scenario "${name}". There are: ${names.join(", ")}.`);
  }
  return { short: values.short, only: wanted };
}
