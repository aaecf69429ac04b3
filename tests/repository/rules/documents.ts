import { dirname, join, matchesGlob, normalize } from "node:path";

/** What a document may name. */
export interface Project {
  /** All files, as paths from the root. */
  files: readonly string[];
  scripts: readonly string[];
}

/** Folders that a build, a test run or the site itself writes. */
const written = ["dist", "data", "node_modules", "test-results", ".astro"];
const fileName = /^[\w.-]+\.(?:tsx?|astro|md|ya?ml|json|css|grit)$/;
const npmCommand = /\bnpm (?:(run)(?: --[\w-]+)* |(?=(?:test|start)\b))([a-z][\w:-]*)/g;

/**
 * The files and npm scripts that a Markdown document names and that are not there, each as
 * "document: what is missing". Files are named in backticks or by a link; "*", "<name>" and
 * "{a,b}" stand for any part.
 */
export function findLostNames(document: string, text: string, project: Project): string[] {
  const paths = pathsIn(text, project).filter((path) => !isThere(path, document, project));
  const scripts = [...text.matchAll(npmCommand)]
    .map(([, , script]) => script ?? "")
    .filter((script) => !project.scripts.includes(script));
  const lost = [...paths, ...scripts.map((script) => `npm script ${script}`)];
  return [...new Set(lost)].map((name) => `${document}: ${name} does not exist`);
}

/** The paths that a text names in backticks or by a link. */
export function pathsIn(text: string, project: Pick<Project, "files">): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, "");
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target ?? "");
  const named = [...prose.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => (code ?? "").split(/\s+/));
  const rooms = new Set(project.files.map((file) => file.split("/")[0]));
  const isPath = (name: string) => {
    const [first = "", ...rest] = name.replace(/^\.\//, "").split("/");
    if (written.includes(first) || /[:()=]|^[/#@-]/.test(name)) return false;
    return rest.length > 0
      ? rooms.has(first) || fileName.test(rest.at(-1) ?? "")
      : fileName.test(first);
  };
  return [...links.filter((link) => !/^(\/|\w+:)/.test(link)), ...named.filter(isPath)];
}

function isThere(path: string, document: string, { files }: Project): boolean {
  const pattern = normalize(path)
    .replace(/\/$/, "")
    .replace(/<[^>]*>/g, "*");
  const fits = (file: string, wanted: string) =>
    file === wanted ||
    file.startsWith(`${wanted}/`) ||
    matchesGlob(file, wanted.replace(/[[\]]/g, "\\$&"));
  const candidates = [pattern, join(dirname(document), pattern)];
  return files.some(
    (file) =>
      candidates.some((wanted) => fits(file, wanted)) ||
      (!pattern.includes("/") && file.endsWith(`/${pattern}`)),
  );
}
