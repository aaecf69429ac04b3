import { dirname, join, relative } from "node:path";
import { projectRoot } from "#tools/project.ts";
import { readProjectFile } from "./project-files.ts";

const { imports } = JSON.parse(readProjectFile("package.json"));

/** The files of the project that a file imports itself, as paths from the project's root. */
export function findDirectImports(file: string): string[] {
  const text = readProjectFile(file);
  return [...text.matchAll(/(?: from |^import |import\()"([#.][^"?]+)[?"]/gm)].map(
    ([, name = ""]) => {
      const [alias = "", ...rest] = name.split("/");
      const path: string = imports[`${alias}/*`]?.replace("*", rest.join("/"));
      return relative(projectRoot, join(projectRoot, path ?? join(dirname(file), name)));
    },
  );
}

/** The files of the project that a file imports, by themselves or through others, and that file. */
export function findImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of findDirectImports(file)) findImports(imported, found);
  return found;
}
