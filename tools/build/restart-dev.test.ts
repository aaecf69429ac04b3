import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../project.ts";
import { needsRestart } from "./restart-dev.ts";

const manifest = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));

/** The files of the project that a file imports, by themselves or through others. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(projectRoot, file), "utf8");
  for (const [, name = ""] of text.matchAll(/ from "([#.][^"]+)";/g)) {
    const [alias = "", ...rest] = name.split("/");
    const place: string = manifest.imports[`${alias}/*`]?.replace("*", rest.join("/"));
    importsOf(relative(projectRoot, join(projectRoot, place ?? join(dirname(file), name))), found);
  }
  return found;
}

it("a change of whatever content is checked by, or editors describe it by, starts anew", () => {
  const files = [...importsOf("src/load/catalogue.ts"), "tools/content/field-words.ts"];
  expect(files).toEqual(
    expect.arrayContaining([
      "src/load/schema/faq.ts",
      "locale/routes.ts",
      "contract/facilitator.ts",
    ]),
  );
  expect(files.filter((file) => !needsRestart(file))).toEqual([]);
});

it("a change of texts, tests or drawings does not", () => {
  const others = [
    "content/pages/faq/en.yaml",
    "src/load/broken-content.test.ts",
    "src/ui/Card.tsx",
  ];
  expect(others.filter(needsRestart)).toEqual([]);
});
