import { execFileSync } from "node:child_process";
import { type ContentFile, describeContent } from "./content-files.ts";

/** Git's history of content files. */
export interface ContentHistory {
  /** The last commit of each line, in order; `undefined` if uncommitted. Of a new file there are none. */
  commitsOf(path: string): (string | undefined)[];
  /** A file at each of these commits; without those at which it did not exist or could not be read. */
  filesAt(commits: readonly string[], path: string): Map<string, ContentFile>;
}

/** Why there is no history, in a sentence. */
export interface NoHistory {
  reason: string;
}

const uncommitted = /^0+$/;

/** Opens the history of the project in the directory `root`, or says why there is none. */
export function openHistory(root: string): ContentHistory | NoHistory {
  const run = (args: string[], input = "") =>
    execFileSync("git", args, {
      cwd: root,
      input,
      stdio: ["pipe", "pipe", "ignore"],
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  const git = (...args: string[]) => run(args).toString();
  // Of a file that no commit has there is nothing to blame.
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
  return {
    commitsOf: (path) =>
      [...blame(path).matchAll(/^([0-9a-f]{40}) \d+ \d+/gm)].map(([, commit = ""]) =>
        uncommitted.test(commit) ? undefined : commit,
      ),
    filesAt(commits, path) {
      const names = commits.map((commit) => `${commit}:${path}\n`).join("");
      const texts = readBatch(run(["cat-file", "--batch"], names));
      const files = commits.map((commit, index) => [commit, readOld(path, texts[index])] as const);
      return new Map(files.filter((entry): entry is [string, ContentFile] => Boolean(entry[1])));
    },
  };
}

/** The texts that "git cat-file --batch" writes, in order; `undefined` for what does not exist. */
function readBatch(output: Buffer): (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  for (let at = 0; at < output.length; ) {
    const start = output.indexOf("\n", at) + 1;
    // "<id> blob <bytes>" and the file, or "<name> missing".
    const size = / blob (\d+)$/.exec(output.toString("utf8", at, start - 1))?.[1];
    const end = start + Number(size ?? -1);
    texts.push(size && output.toString("utf8", start, end));
    at = end + 1;
  }
  return texts;
}

function readOld(path: string, text: string | undefined): ContentFile | undefined {
  try {
    return text === undefined ? undefined : describeContent(path, text);
  } catch {
    return undefined;
  }
}
