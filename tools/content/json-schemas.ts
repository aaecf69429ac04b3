import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { allCollections } from "#load/catalog.ts";
import type { ContentCollection } from "#load/collections/define-collection.ts";
import { commonDescriptions } from "#load/schema/common-descriptions.ts";
import { type JsonSchema, toJsonSchema } from "#load/schema/json-schema.ts";
import { getLanguageName, isLocale } from "#locale/languages.ts";
import { projectRoot } from "../project.ts";

/** Where the JSON Schemas of the content are written, from the root of the project. */
const schemaFolder = ".astro/schemas";

/** A JSON Schema and the data files that it describes, as paths from the root. */
interface FileSchema {
  path: string;
  text: string;
  files: string[];
}

/** Says what a field is from its path, which starts with the name of the file. */
type Explain = (path: readonly string[]) => string | undefined;

/** The JSON Schemas of all data files in `content`, with a description of every field. */
export function listFileSchemas(): FileSchema[] {
  return allCollections.flatMap((collection) => {
    if (collection.getTextLocales) return [];
    const path = `${schemaFolder}/${getSchemaName(collection)}.json`;
    const schema = createCollectionSchema(collection, explainByPath);
    return [
      {
        path,
        text: `${JSON.stringify(schema, null, 2)}\n`,
        files: collection.listFiles(projectRoot),
      },
    ];
  });
}

/**
 * The JSON Schema of a collection's files (for Markdown of its front matter). What `explain` says stands where a field
 * has no description: by default none, since the name of the field says enough.
 */
export function createCollectionSchema(
  collection: ContentCollection,
  explain: Explain = () => undefined,
): JsonSchema {
  const { description, ...schema } = toJsonSchema(collection.fileSchema);
  return { ...addDescriptions(schema, [getSchemaName(collection)], explain), description };
}

function getSchemaName({ path }: ContentCollection): string {
  return basename(path).replace(/\.\w+$/, "");
}

/** Entries of a list or a record have its description, too, unless they have their own. */
function addDescriptions(
  schema: JsonSchema,
  path: readonly string[],
  explain: Explain,
  fallback?: string,
): JsonSchema {
  const description = schema.description ?? fallback;
  const inner = { ...schema, ...(description && { description }) };
  if (inner.properties) {
    inner.properties = Object.fromEntries(
      Object.entries(inner.properties).map(([name, value]) => {
        const innerPath = [...path, name];
        const common = commonDescriptions[name] ?? explain(innerPath);
        return [name, addDescriptions(value as JsonSchema, innerPath, explain, common)];
      }),
    );
  }
  for (const part of ["items", "additionalProperties"] as const) {
    const value = inner[part];
    if (typeof value === "object" && !Array.isArray(value))
      inner[part] = addDescriptions(value, path, explain, description);
  }
  return inner;
}

/** Says at least what and where a field is. */
function explainByPath(path: readonly string[]): string {
  const name = path.at(-1) ?? "";
  if (isLocale(name)) return `In ${getLanguageName(name)}`;
  const parent = path.slice(0, -1).join(" › ");
  return path.length > 2
    ? `“${splitIntoWords(name)}” in ${parent}`
    : `The part “${splitIntoWords(name)}” of ${parent}`;
}

/** The name of a field as words: "signIn" and "sign-in" become "sign in". */
export function splitIntoWords(name: string): string {
  return name.replace(/[._-]+/g, " ").replace(/(?<=[a-z])[A-Z]/g, (c) => ` ${c.toLowerCase()}`);
}

/** Writes the schemas of all data files, which `.vscode/settings.json` names. */
export function writeSchemas(root: string): void {
  for (const { path, text } of listFileSchemas()) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
