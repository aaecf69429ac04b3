import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { distDir } from "#tools/project";
import { copyProject } from "../harness/copy-project.ts";
import { type Company, writeCompany } from "./other-company.ts";

/** Copies the project with the content of another company, and returns the directory. */
export function prepareRehearsal(company: Company): string {
  const root = copyProject();
  writeCompany(root, company);
  // What no content changes, such as scripts and the map, has been compressed for the last build.
  if (existsSync(distDir)) cpSync(distDir, join(root, "dist"), { recursive: true });
  // As after every change of the company's name.
  execFileSync(process.execPath, ["tools/notices.ts"], { cwd: root, stdio: "inherit" });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root });
  git("init", "--quiet");
  git("add", ".");
  const author = ["-c", "user.name=Rehearsal", "-c", "user.email=rehearsal@example.com"];
  git(...author, "commit", "--quiet", "--no-verify", "--message", "Another company");
  return root;
}
