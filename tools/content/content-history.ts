import { execFileSync } from "node:child_process";
import { type GroupedContentFile, parseGroupedFile } from "./content-files.ts";

/** Git's history of content files. */
export interface ContentHistory {
  /** The last commit of each line, in order; `undefined` if uncommitted. A new file has none. */
  getCommits(path: string): (string | undefined)[];
  /** A file at each of these commits; without those at which it did not exist or could not be read. */
  readFilesAt(commits: readonly string[], path: string): Map<string, GroupedContentFile>;
}

/** The reason why there is no history, in a sentence. */
interface NoHistory {
  reason: string;
}

const uncommitted = /^0+$/;

/** Opens the history of the project in the folder `root`, or says why there is none. */
export function openHistory(root: string): ContentHistory | NoHistory {
  const run = (args: string[], input = "") =>
    execFileSync("git", args, {
      cwd: root,
      input,
      stdio: ["pipe", "pipe", "ignore"],
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  const git = (...args: string[]) => run(args).toString();
  // A file that is in no commit has nothing to blame.
  const blame = (path: string) => {
    try {
      return git("blame", "--line-porcelain", "--", path);
    } catch {
      return "";
    }
  };
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") {
      const fix = "git fetch --unshallow brings the rest";
      return { reason: `This copy has only the last part of its history: ${fix}.` };
    }
    git("rev-parse", "HEAD");
  } catch {
    return { reason: "This copy has no git history." };
  }
  // Many commits do not change a file, and its translations read the same ones.
  const cachedFiles = new Map<string, GroupedContentFile | undefined>();
  const readOnce = (path: string, { id, text }: Version) => {
    const key = `${path} ${id}`;
    if (!cachedFiles.has(key)) cachedFiles.set(key, parseOldVersion(path, text));
    return cachedFiles.get(key);
  };
  return {
    getCommits: (path) =>
      [...blame(path).matchAll(/^([0-9a-f]{40}) \d+ \d+/gm)].map(([, commit = ""]) =>
        uncommitted.test(commit) ? undefined : commit,
      ),
    readFilesAt(commits, path) {
      const names = commits.map((commit) => `${commit}:${path}\n`).join("");
      const versions = parseBatch(run(["cat-file", "--batch"], names));
      const files = versions.map((version) => version && readOnce(path, version));
      return new Map(
        commits.flatMap((commit, index) => {
          const file = files[index];
          return file ? [[commit, file] as const] : [];
        }),
      );
    },
  };
}

/** A text in git, and the id of its content. */
interface Version {
  id: string;
  text: string;
}

/** Parses the output of "git cat-file --batch", in order; `undefined` for files that do not exist. */
function parseBatch(output: Buffer): (Version | undefined)[] {
  const versions: (Version | undefined)[] = [];
  for (let offset = 0; offset < output.length; ) {
    const start = output.indexOf("\n", offset) + 1;
    // "<id> blob <bytes>" and the file, or "<name> missing".
    const [, id = "", size] =
      /^(\w+) blob (\d+)$/.exec(output.toString("utf8", offset, start - 1)) ?? [];
    const end = start + Number(size ?? -1);
    versions.push(size === undefined ? size : { id, text: output.toString("utf8", start, end) });
    offset = end + 1;
  }
  return versions;
}

function parseOldVersion(path: string, text: string): GroupedContentFile | undefined {
  try {
    return parseGroupedFile(path, text);
  } catch {
    return undefined;
  }
}
