import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#tools/project";

const { imports, nodemonConfig } = JSON.parse(
  readFileSync(join(projectRoot, "package.json"), "utf8"),
);

/** The files of the project that a file imports, by themselves or through others. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(projectRoot, file), "utf8");
  for (const [, name = ""] of text.matchAll(/ from "([#.][^"]+)";/g)) {
    const [alias = "", ...rest] = name.split("/");
    const path: string = imports[`${alias}/*`]?.replace("*", rest.join("/"));
    importsOf(relative(projectRoot, join(projectRoot, path ?? join(dirname(file), name))), found);
  }
  return found;
}

test("the development server restarts when a content schema or check changes", () => {
  const files = [...importsOf("src/load/catalogue.ts"), "tools/content/field-words.ts"];
  expect(files).toEqual(
    expect.arrayContaining([
      "src/load/schema/faq.ts",
      "locale/routes.ts",
      "contract/facilitator.ts",
    ]),
  );
  const isWatched = (file: string) =>
    nodemonConfig.watch.some((path: string) => file === path || file.startsWith(`${path}/`));
  expect(files.filter((file) => !isWatched(file))).toEqual([]);
});
