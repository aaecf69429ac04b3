import { dirname, join, matchesGlob, normalize } from "node:path";

/** The names that a document may use. */
export interface Project {
  /** All files, as paths from the root. */
  files: readonly string[];
  scripts: readonly string[];
  /** The words of the project's code, content and configuration: see `collectWords`. */
  words: ReadonlySet<string>;
}

/** Directories that a build, a test run or the site itself writes. */
const generatedFolders = ["dist", "data", "node_modules", "test-results", ".astro"];
const fileName = /^[\w.-]+\.(?:tsx?|astro|md|ya?ml|json|css|conf|service|timer)$/;
const npmCommand = /\bnpm (?:(run)(?: --[\w-]+)* |(?=(?:test|start)\b))([a-z][\w:-]*)/g;
const word = /[A-Za-z_]\w*/g;
/**
 * A lower-case letter before a capital, or an underscore: camelCase, PascalCase, SETTING_NAME,
 * metric_name.
 */
const codeName = /[a-z][A-Z]|_/;

export function collectWords(sources: readonly string[]): Set<string> {
  return new Set(sources.flatMap((source) => source.match(word) ?? []));
}

/**
 * Finds names in a Markdown document that the project does not have, each as "document: what is missing": files, in
 * backticks or links ("*", "<name>" and "{a,b}" match any part); npm scripts; and names of code in backticks, but for
 * the changelog, which also tells what is gone.
 */
export function findMissingNames(document: string, text: string, project: Project): string[] {
  const names = (document === "CHANGELOG.md" ? [] : findInlineCode(text))
    .filter((part) => !isPath(part, project))
    .flatMap((part) => part.match(word) ?? [])
    .filter((name) => codeName.test(name));
  const unknownNames = [
    ...findPaths(text, project).filter((path) => !exists(path, document, project)),
    ...[...text.matchAll(npmCommand)]
      .map(([, , script = ""]) => script)
      .filter((script) => !project.scripts.includes(script))
      .map((script) => `npm script ${script}`),
    ...names.filter((name) => !project.words.has(name)),
  ];
  return [...new Set(unknownNames)].map((name) => `${document}: ${name} does not exist`);
}

/** The paths that a text names in backticks or links. */
function findPaths(text: string, project: Pick<Project, "files">): string[] {
  const links = [...removeCodeBlocks(text).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
    ([, target = ""]) => target,
  );
  return [
    ...links.filter((link) => !/^(\/|\w+:)/.test(link)),
    ...findInlineCode(text).filter((name) => isPath(name, project)),
  ];
}

function removeCodeBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, "");
}

/** The words of a text that are in backticks. */
function findInlineCode(text: string): string[] {
  return [...removeCodeBlocks(text).matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) =>
    code.split(/\s+/),
  );
}

function isPath(name: string, { files }: Pick<Project, "files">): boolean {
  const [first = "", ...rest] = name.replace(/^\.\//, "").split("/");
  if (generatedFolders.includes(first) || /[:()=]|^[/#@-]/.test(name)) return false;
  return rest.length > 0
    ? files.some((file) => file.startsWith(`${first}/`)) || fileName.test(rest.at(-1) ?? "")
    : fileName.test(first);
}

function exists(path: string, document: string, { files }: Project): boolean {
  const pattern = normalize(path)
    .replace(/\/$/, "")
    .replace(/<[^>]*>/g, "*");
  const fits = (file: string, wantedPath: string) =>
    file === wantedPath ||
    file.startsWith(`${wantedPath}/`) ||
    matchesGlob(file, wantedPath.replace(/[[\]]/g, "\\$&"));
  const candidates = [pattern, join(dirname(document), pattern)];
  return files.some(
    (file) =>
      candidates.some((wantedPath) => fits(file, wantedPath)) ||
      (!pattern.includes("/") && file.endsWith(`/${pattern}`)),
  );
}
