import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { headerOf, listFileSchemas, schemaFolder } from "./json-schemas.ts";

const anyHeader = /^# yaml-language-server:.*\n/;

/** Writes every schema anew and puts its header into each YAML file; old schemas go. */
export function writeSchemas(root: string): void {
  rmSync(join(root, schemaFolder), { recursive: true, force: true });
  mkdirSync(join(root, schemaFolder));
  for (const { path, text, files } of listFileSchemas()) {
    writeFileSync(join(root, path), text);
    for (const file of files.filter((name) => name.endsWith(".yaml"))) {
      const now = readFileSync(join(root, file), "utf8");
      const wanted = `${headerOf(file, path)}\n${now.replace(anyHeader, "")}`;
      if (wanted !== now) writeFileSync(join(root, file), wanted);
    }
  }
}

/** What `writeSchemas` would change, each in a sentence that names the file. */
export function findStaleSchemas(root: string): string[] {
  const schemas = listFileSchemas();
  const known = new Set(schemas.map(({ path }) => path));
  const read = (path: string) => {
    try {
      return readFileSync(join(root, path), "utf8");
    } catch {
      return "";
    }
  };
  const stray = readdirSync(join(root, schemaFolder))
    .map((name) => `${schemaFolder}/${name}`)
    .filter((path) => !known.has(path));
  return [
    ...stray.map((path) => `${path} belongs to no content: run npm run content -- schemas`),
    ...schemas.flatMap(({ path, text, files }) => [
      ...(read(path) === text ? [] : [`${path} is out of date: run npm run content -- schemas`]),
      ...files
        .filter((file) => file.endsWith(".yaml"))
        .filter((file) => !read(file).startsWith(`${headerOf(file, path)}\n`))
        .map((file) => `${file}:1: the first line must be: ${headerOf(file, path)}`),
    ]),
  ];
}
