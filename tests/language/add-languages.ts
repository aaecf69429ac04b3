import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { parseDocument } from "yaml";

/** Adds Danish to the languages of a copy of the project, and nothing else. */
export function addEntry(root: string): void {
  addLanguage(
    root,
    'da: { tag: "da", regionalTag: "da-DK", name: "Dansk", short: "Da", quotes: "„“" }',
  );
}

/** Adds the other parts of a language: its paths and its content files. */
export function addContent(root: string): void {
  edit(root, "locale/routes.ts", (text) =>
    text
      .replaceAll(/\bde: "\/de\/([^"]*)"/g, (entry, rest) => `${entry}, da: "/da/${rest}"`)
      .replace(/(imprint: \{.*)da: "[^"]*"/, "$1da: null"),
  );
  for (const file of globSync("content/**/en.{yaml,md}", { cwd: root })) {
    copyFileSync(join(root, file), join(root, dirname(file), `da${extname(file)}`));
  }
  // Files with all languages, some of which may have nothing to translate.
  for (const file of ["facts", "method", "procurement", "team", "testimonials"]) {
    const path = join(root, `content/${file}.yaml`);
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replaceAll(/^( +)en: (.+)\n/gm, "$&$1da: $2\n"));
  }
}

/** Renames the product. */
export function rename(root: string, name: string): void {
  edit(root, "content/brand.yaml", (text) => text.replace(/^name: .*$/m, `name: ${name}`));
}

/**
 * Adds Icelandic as a language in preparation: two pages, of which one is translated in part, and the other has a
 * mistake.
 */
export function addIcelandic(root: string): void {
  addLanguage(
    root,
    'is: { tag: "is", regionalTag: "is-IS", name: "Íslenska", short: "Is", quotes: "„“", isInPreparation: true }',
  );
  edit(root, "locale/routes.ts", (text) =>
    text
      .replace(/\bde: "\/de\/"/, '$&, is: "/is/"')
      .replace(/\bde: "\/de\/kontakt"/, '$&, is: "/is/samband"'),
  );
  writeFileSync(join(root, "content/interface-texts/is.yaml"), "nav:\n  audiences: Fyrir hverja\n");
  writeFileSync(join(root, "content/pages/contact/is.yaml"), "hero: [\n");
}

/** Removes a text from the interface texts. */
export function removeInterfaceText(root: string, path: readonly string[]): void {
  edit(root, "content/interface-texts/da.yaml", (text) => {
    const document = parseDocument(text);
    document.deleteIn(path);
    return document.toString();
  });
}

/** Removes from a copy's build the steps that are the same in every language, half of its time. */
export function removeSlowBuildSteps(root: string): void {
  edit(root, "tools/build/finish-build.ts", (text) =>
    text.replace(/^ {2}(pruneStyles|precompress|checkBudgets),\n/gm, ""),
  );
  rmSync(join(root, "src/pages/og"), { recursive: true });
}

function addLanguage(root: string, row: string): void {
  edit(root, "locale/languages.ts", (text) =>
    text.replace(/^\} as const satisfies/m, `  ${row},\n$&`),
  );
}

function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const changedText = change(text);
  if (changedText === text) throw new Error(`${file}: there was nothing to change`);
  writeFileSync(path, changedText);
}
