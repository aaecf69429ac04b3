import type { Env } from "../env.ts";
import type { Store } from "../store/open-store.ts";
import type { Report } from "./reports.ts";

/** What a keeper wrote behind a command's name. */
export interface Given {
  format?: string | undefined;
  output?: string | undefined;
  email?: string | undefined;
  reference?: string | undefined;
  /** Whether to do what cannot be undone. */
  yes?: boolean | undefined;
  /** The word that belongs to no option. */
  id?: string | undefined;
}

/** What a command works on. */
export interface Workplace {
  report: Report;
  store: Store;
  env: Env;
}

/** Something that a keeper can have done with a report's entries. */
export interface ReportCommand {
  name: string;
  /** What it needs and may have behind its name: "--email ADDRESS". Empty if nothing. */
  usage: string;
  /** What it does, in a line or more for the terminal. */
  help: (report: Report) => string[];
  /** Which of the things given it takes; anything else is refused. */
  takes: readonly (keyof Given)[];
  /** What is wrong with what was given, if anything is. */
  check?: (given: Given) => string | undefined;
  /** Does it, and gives the text to print. */
  run: (workplace: Workplace, given: Given) => Promise<string>;
}
