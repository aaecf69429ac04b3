import { execFileSync } from "node:child_process";
import { type ContentFile, describeContent } from "./content-files.ts";

/** Git's history of content files. */
export interface ContentHistory {
  /** The last commit of each line, in order; `undefined` if uncommitted. Of a new file there are none. */
  commitsOf(path: string): (string | undefined)[];
  /** A file at a commit; `undefined` if it did not exist or could not be read. */
  fileAt(commit: string, path: string): ContentFile | undefined;
}

/** Why there is no history, in a sentence. */
export interface NoHistory {
  reason: string;
}

const uncommitted = /^0+$/;

/** Opens the history of the project in the directory `root`, or says why there is none. */
export function openHistory(root: string): ContentHistory | NoHistory {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: Number.POSITIVE_INFINITY,
    });
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
  const files = new Map<string, ContentFile | undefined>();
  return {
    commitsOf: (path) =>
      [...blame(path).matchAll(/^([0-9a-f]{40}) \d+ \d+/gm)].map(([, commit = ""]) =>
        uncommitted.test(commit) ? undefined : commit,
      ),
    fileAt: (commit, path) => {
      const name = `${commit}:${path}`;
      if (!files.has(name)) files.set(name, read(name, path));
      return files.get(name);
    },
  };

  function read(name: string, path: string): ContentFile | undefined {
    try {
      return describeContent(path, git("show", name));
    } catch {
      return undefined;
    }
  }
}
