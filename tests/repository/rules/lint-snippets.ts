import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "#tests/harness/temp-folder.ts";
import { projectRoot, resolvePackageBin } from "#tools/project.ts";

interface LintReport {
  diagnostics: {
    severity: string;
    category: string;
    message: string;
    location: { path: string };
  }[];
}

/**
 * Lints snippets as if they were at the given paths of a project in a folder of the given name. Returns the
 * findings for each path, as "category: message".
 */
export function lintSnippets(
  snippets: Record<string, string>,
  name = "project",
): Record<string, string[]> {
  const parent = mkdtempSync(join(tmpdir(), "idi-lint-"));
  const folder = join(parent, name);
  try {
    for (const part of ["biome.json", "package.json", "tsconfig.json", ".gitignore", "tools/lint"])
      cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
    writeFiles(folder, snippets);
    const { diagnostics } = lint(folder);
    return Object.fromEntries(
      Object.keys(snippets).map((path) => [
        path,
        diagnostics
          .filter(({ location, severity }) => location.path === path && severity !== "information")
          .map(({ category, message }) => `${category}: ${message}`),
      ]),
    );
  } finally {
    rmSync(parent, { recursive: true });
  }
}

function lint(folder: string): LintReport {
  const args = [
    resolvePackageBin("@biomejs/biome", "biome"),
    "lint",
    "--reporter=json",
    "--max-diagnostics=none",
    ".",
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  // Findings end Biome with an exit code, too; only a report tells them from a crash.
  if (!stdout.startsWith("{")) throw new Error(`Biome gave no report.\n${stderr}`);
  return JSON.parse(stdout) as LintReport;
}
