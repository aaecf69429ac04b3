import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createTempFolder, writeFiles } from "./temp-folder.ts";

/** A project in a temporary folder (see `createTempFolder`), with an empty git history of its own. */
export function createSampleProject(cleanUpLater?: Parameters<typeof createTempFolder>[0]) {
  const parent = createTempFolder(cleanUpLater);
  const root = join(parent, "whole");
  mkdirSync(root);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root });
  git("init", "-q");
  return {
    parent,
    root,
    /** Writes a file, by its path from the root. */
    write: (path: string, text: string) => writeFiles(root, { [path]: text }),
    commit() {
      git("add", "-A");
      git("-c", "user.name=A", "-c", "user.email=a@idi.example", "commit", "-qm", "a");
    },
  };
}
