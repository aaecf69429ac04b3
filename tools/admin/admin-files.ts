import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ModuleKind, ScriptTarget, transpileModule } from "typescript";
import { allKinds } from "#load/catalogue";
import { yamlForm } from "../content/format-content.ts";
import { findStrayFiles } from "../content/stray-files.ts";
import { projectRoot } from "../project.ts";
import { type AdminBackend, hostsOf, localBackend } from "./admin-backend.ts";
import { createCmsConfig, listFormFiles, listOptionalSwitches } from "./cms-config.ts";
import { modules } from "./package-files.ts";
import { formsOfPaths, pagesOfEntries } from "./pages-of-entries.ts";

const pageFolder = join(projectRoot, "tools/admin/page");
const readPage = (file: string) => readFileSync(join(pageFolder, file), "utf8");

const compilerOptions = {
  module: ModuleKind.ESNext,
  target: ScriptTarget.ESNext,
  rewriteRelativeImportExtensions: true,
};

/** A file of the editor, by its name, but for those of packages. */
export interface AdminFile {
  type: string;
  read: () => string;
}

/**
 * The files of the editor in the browser. Without a `backend` it edits the folder on the same machine,
 * the page beside it; with one, the repository of a host. The page may load nothing from any other host.
 * `root` is the directory that holds the content.
 */
export function adminFiles(backend?: AdminBackend, root = projectRoot): Record<string, AdminFile> {
  const script = (file: string): AdminFile => ({
    type: "text/javascript",
    read: () => transpileModule(readPage(file), { compilerOptions }).outputText,
  });
  const json = (read: () => unknown): AdminFile => ({
    type: "application/json",
    read: () => JSON.stringify(read()),
  });
  const page = (file: string, text = readPage(file)): AdminFile => ({
    type: "text/html",
    read: () => text.replace("<!-- head -->", headOf(backend)),
  });
  const forms = {
    "forms.js": script("forms.ts"),
    "preferences.js": script("preferences.ts"),
    "steps-between-forms.js": script("steps-between-forms.ts"),
    "formats.js": script("formats.ts"),
    "config.json": json(() => {
      const files = listFormFiles(root);
      const cms = createCmsConfig(files, backend ?? localBackend);
      return { cms, switches: listOptionalSwitches(files), yaml: yamlForm };
    }),
  };
  if (backend) return { "index.html": page("forms.html"), ...forms };
  return {
    "index.html": page("editor.html"),
    "editor.css": { type: "text/css", read: () => readPage("editor.css") },
    "editor.js": script("editor.ts"),
    "pages.json": json(() => pagesOfEntries(listFormFiles(root))),
    "problems.json": json(() => findProblems(root)),
    "forms.html": page("forms.html"),
    ...forms,
  };
}

function headOf(backend: AdminBackend | undefined): string {
  const paths = Object.entries(modules).map(([name, path]) => [name, `./packages/${path}`]);
  const imports = JSON.stringify({ imports: Object.fromEntries(paths) });
  const hosts = backend ? hostsOf(backend) : [];
  // The page holds a token that may write the repository: no script but those of its own files runs. The
  // import map cannot be a file.
  const policy = [
    "default-src 'self' data: blob:",
    `script-src 'self' 'sha256-${createHash("sha256").update(imports).digest("base64")}' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    ["connect-src 'self' data: blob:", ...hosts].join(" "),
    ["img-src 'self' data: blob:", ...hosts].join(" "),
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const withoutSignIn = ".buttons > .button.secondary { display: none; }";
  // The first of a field's two menus offers translation services, which the policy blocks.
  const withoutTranslators = ".menu-button:has(+ .menu-button) { display: none; }";
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<script type="importmap">${imports}</script>`,
    `<style>${[withoutTranslators, ...(backend ? [] : [withoutSignIn])].join(" ")}</style>`,
  ].join("\n    ");
}

/** What is wrong with the content now, as "file:line: key: what is wrong", and the form of the file. */
function findProblems(root: string): { problem: string; form: string | undefined }[] {
  const forms = formsOfPaths(listFormFiles(root));
  const found = allKinds.flatMap((kind) => {
    const { problems, warnings } = kind.read(root);
    return [...problems, ...warnings];
  });
  return [...found, ...findStrayFiles(root)].map((problem) => ({
    problem,
    form: forms[problem.split(":")[0] ?? ""],
  }));
}
