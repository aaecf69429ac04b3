import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "#tests/harness/temp-folder";
import { projectRoot, resolvePackageBin } from "#tools/project";

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
export async function lintSnippets(
  snippets: Record<string, string>,
  name = "project",
): Promise<Record<string, string[]>> {
  const parent = await mkdtemp(join(tmpdir(), "idi-lint-"));
  const folder = join(parent, name);
  try {
    await mkdir(folder, { recursive: true });
    for (const file of ["biome.json", "package.json", "tsconfig.json", ".gitignore"]) {
      await cp(join(projectRoot, file), join(folder, file));
    }
    await cp(join(projectRoot, "tools/lint"), join(folder, "tools/lint"), { recursive: true });
    writeFiles(folder, snippets);
    const { diagnostics } = await lint(folder);
    return Object.fromEntries(
      Object.keys(snippets).map((path) => [
        path,
        diagnostics
          .filter(({ location, severity }) => location.path === path && severity !== "information")
          .map(({ category, message }) => `${category}: ${message}`),
      ]),
    );
  } finally {
    await rm(parent, { recursive: true });
  }
}

function lint(folder: string): Promise<LintReport> {
  const args = [
    resolvePackageBin("@biomejs/biome", "biome"),
    "lint",
    "--reporter=json",
    "--max-diagnostics=none",
    ".",
  ];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) => {
      // Findings end Biome with an exit code, too; only a report tells them from a crash.
      if (stdout.startsWith("{")) resolve(JSON.parse(stdout) as LintReport);
      else reject(error ?? new Error(`Biome gave no report.\n${stderr}`));
    });
  });
}
