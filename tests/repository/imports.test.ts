import { describe, expect, test } from "vitest";
import { findDirectImports, parseImports, resolveImport } from "#tests/harness/find-imports.ts";
import { listProjectFiles, readProjectFile } from "#tests/harness/project-files.ts";

/**
 * What the files of a folder import besides each other: the table in CONTRIBUTING.md, with the packages. The first
 * folder in which a file lies counts. Paths of the project begin with a slash here, packages do not.
 */
const rules: Record<string, RegExp> = {
  "locale/": /^$/,
  "instrument/": /^\/locale\//,
  "contract/": /^\/locale\/|^zod\/mini$/,
  "server/": /^\/(contract|locale)\/|^(?!astro|@astrojs|react)[\w@]/,
  "src/load/": /^\/(contract|instrument|locale)\/|^[\w@]/,
  "src/content.config.ts": /^\/src\/load\/|^[\w@]/,
  "src/ui/":
    /^\/(contract|instrument|locale)\/|^(hast|react|react-markdown|remark-gfm|lucide-react\/icons\/[^/]+)$/,
  "src/islands/":
    /^\/(src\/(ui|load|styles)|instrument|contract|locale)\/|^(react|lucide-react\/icons\/[^/]+|leaflet|supercluster|topojson-client|topojson-specification|zod\/mini)$/,
  "src/sections/":
    /^\/(src\/(islands|ui|load)|instrument|contract|locale)\/|^(react|lucide-react\/icons\/[^/]+)$/,
  "src/generated-images/": /^\/(src\/(ui|load\/schema|load\/brand)|instrument|locale)\/|^[\w@]/,
  "src/structured-data/": /^\/(src\/load\/schema|locale)\/|^[\w@]/,
  "src/": /^\/(src|contract|instrument|locale)\/|^(?!astro:content$|astro\/loaders$)[\w@]/,
  "tools/": /^\/(?!tests\/)|^[\w@]/,
};

/** Sections and islands import only types from the content: its texts come to them as props. */
const knowsOnlyTypes = /^src\/(sections|islands)\//;

/** What a file must not import, as it writes it. */
function findForbidden(file: string, text: string): string[] {
  const [folder = "", allowed] =
    Object.entries(rules).find(([start]) => file.startsWith(start)) ?? [];
  // Other folders are reached by their aliases, which style sheets do not have.
  const ownFolder = /^(src\/[^/]+\/|[^/]+\/)/.exec(file)?.[0] ?? "";
  return parseImports(text).flatMap(({ name, isType }) => {
    const path = resolveImport(file, name);
    const isFarRelative =
      name.startsWith(".") && !path?.startsWith(ownFolder) && !name.endsWith(".css");
    const isContent = knowsOnlyTypes.test(file) && path?.startsWith("src/load/") && !isType;
    const isAllowed = path?.startsWith(folder) || allowed?.test(path ? `/${path}` : name);
    return isAllowed && !isFarRelative && !isContent ? [] : [name];
  });
}

test.each([
  ["locale/x.ts", "node:fs"],
  ["contract/x.ts", "zod"],
  ["contract/x.ts", "../locale/languages.ts"],
  ["server/x.ts", "#tools/project.ts"],
  ["server/routes/x.ts", "../../content/facts.yaml"],
  ["tools/test/x.ts", "#tests/harness/forms.ts"],
  ["src/ui/X.tsx", "#load/page-context.ts"],
  ["src/islands/X.tsx", "astro:content"],
  ["src/sections/X.tsx", "#load/pages.ts"],
  ["src/layouts/X.tsx", "../load/pages.ts"],
  ["src/pages/x.astro", "astro:content"],
])("%s must not import %s", (file, name) => {
  expect(findForbidden(file, `import {\n  a,\n} from "${name}";\n`)).toEqual([name]);
  expect(findForbidden(file, `const a = () => import("${name}");\n`)).toEqual([name]);
});

const files = listProjectFiles().filter((file) => /(?<!\.test)\.(tsx?|astro)$/.test(file));

describe.each(Object.keys(rules))("%s", (folder) => {
  // A package of its own has no aliases.
  const sources = files.filter(
    (file) => file.startsWith(folder) && !file.startsWith("tools/base-map/"),
  );

  test("imports only what the table in CONTRIBUTING.md allows", () => {
    expect(sources).not.toEqual([]);
    const forbiddenImports = sources.flatMap((file) =>
      findForbidden(file, readProjectFile(file)).map((name) => `${file}: ${name}`),
    );
    expect(forbiddenImports).toEqual([]);
  });
});

/**
 * The folders of the server, the lowest layer first. A file imports from its own folder and from lower layers.
 * "" is `server` itself.
 */
const layers = [
  ["sqlite"],
  ["cli", "log", "time"],
  ["settings"],
  ["built-site", "store"],
  ["backups", "gazetteer", "headers", "http"],
  ["delivery", "page-counts"],
  ["lifecycle", "metrics"],
  ["limits", "outbound"],
  ["geocoding", "tiles"],
  ["facilitator-list", "routes"],
  ["", "commands"],
];

/** The folder of a file of the server; undefined of another file. */
function getFolder(file: string): string | undefined {
  const [top, ...furtherSegments] = file.split("/");
  if (top !== "server") return undefined;
  return furtherSegments.length > 1 ? furtherSegments[0] : "";
}

const getLayer = (folder: string) => layers.findIndex((names) => names.includes(folder));

const serverFiles = files.filter((file) => file.startsWith("server/"));

test("every folder of the server belongs to a layer", () => {
  expect(new Set(serverFiles.map(getFolder))).toEqual(new Set(layers.flat()));
});

test("imports within the server lead to lower layers", () => {
  const upward = serverFiles.flatMap((file) => {
    const importingFolder = getFolder(file) ?? "";
    return findDirectImports(file).flatMap((imported) => {
      const importedFolder = getFolder(imported);
      const isAllowed =
        importedFolder === undefined ||
        importedFolder === importingFolder ||
        getLayer(importedFolder) < getLayer(importingFolder);
      return isAllowed ? [] : [`${file} imports ${imported}`];
    });
  });
  expect(upward).toEqual([]);
});
