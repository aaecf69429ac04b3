import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A directory with a git history of its own, for tests. */
export interface SampleProject {
  /** A temporary directory that contains the project's. */
  parent: string;
  root: string;
  /** Writes a file, by its path from the root. */
  write(path: string, text: string): void;
  /** Commits everything. */
  commit(): void;
  remove(): void;
}

/** Creates an empty project with an empty history. */
export function createSampleProject(): SampleProject {
  const parent = mkdtempSync(join(tmpdir(), "idi-editing-"));
  const root = join(parent, "whole");
  mkdirSync(root);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root });
  git("init", "-q");
  return {
    parent,
    root,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    commit() {
      git("add", "-A");
      git("-c", "user.name=A", "-c", "user.email=a@idi.example", "commit", "-qm", "a");
    },
    remove: () => rmSync(parent, { recursive: true }),
  };
}
