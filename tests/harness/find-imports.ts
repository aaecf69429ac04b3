import { join } from "node:path";
import { readProjectFile } from "./project-files.ts";

const { imports } = JSON.parse(readProjectFile("package.json"));

export interface Import {
  /** As the file writes it: a path, an alias or a package. */
  name: string;
  isType: boolean;
}

/** What a text of TypeScript or Astro imports. */
export function parseImports(text: string): Import[] {
  const pattern =
    /^ *(?:import|export) (type )?(?:[^"';=(]*? from )?"([^"]+)"|\bimport\("([^"]+)"/gm;
  return [...text.matchAll(pattern)].map(([, type, name, dynamic]) => ({
    name: name ?? dynamic ?? "",
    isType: type !== undefined,
  }));
}

/** The path from the project's root of what a file imports; undefined of a package. */
export function resolveImport(file: string, name: string): string | undefined {
  const [path = ""] = name.split("?");
  if (path.startsWith(".")) return join(file, "..", path);
  const [alias = "", ...rest] = path.split("/");
  return imports[`${alias}/*`]?.replace("./", "").replace("*", rest.join("/"));
}

/** The files of the project that a file imports itself, as paths from the project's root. */
export function findDirectImports(file: string): string[] {
  return parseImports(readProjectFile(file)).flatMap(({ name }) => resolveImport(file, name) ?? []);
}

/** The files of the project that a file imports, by themselves or through others, and that file. */
export function findImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of findDirectImports(file)) findImports(imported, found);
  return found;
}
