import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { allCollections } from "#load/catalog.ts";
import type { ContentCollection } from "#load/collections/define-collection.ts";
import { findFieldDescription, getFieldDescription } from "#load/schema/field-descriptions.ts";
import { type JsonSchema, toJsonSchema } from "#load/schema/json-schema.ts";
import { projectRoot } from "../project.ts";

/** Where the JSON Schemas of the content are written, from the root of the project. */
const schemaFolder = ".astro/schemas";

/** A JSON Schema and the data files that it describes, as paths from the root. */
interface FileSchema {
  path: string;
  text: string;
  files: string[];
}

/** Gives the description of a field from its path, which starts with the name of the file. */
type GetDescription = (path: readonly string[]) => string | undefined;

/** The JSON Schemas of all data files in `content`, with descriptions of fields. */
export function listFileSchemas(): FileSchema[] {
  return allCollections.flatMap((collection) => {
    if (collection.getTextLocales) return [];
    const path = `${schemaFolder}/${getSchemaName(collection)}.json`;
    const schema = createCollectionSchema(collection, getFieldDescription);
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
 * The JSON Schema of a collection's files (for Markdown of its front matter), with the descriptions that
 * `explain` gives to fields: by default none where the name says enough.
 */
export function createCollectionSchema(
  collection: ContentCollection,
  getDescription: GetDescription = findFieldDescription,
): JsonSchema {
  const schema = toJsonSchema(collection.fileSchema);
  return {
    ...addDescriptions(schema, [getSchemaName(collection)], getDescription),
    description: collection.description,
  };
}

function getSchemaName({ path }: ContentCollection): string {
  return basename(path).replace(/\.\w+$/, "");
}

function addDescriptions(
  schema: JsonSchema,
  path: string[],
  getDescription: GetDescription,
): JsonSchema {
  const inner = { ...schema };
  const description = path.length > 1 ? getDescription(path) : undefined;
  if (description) inner.description = description;
  if (inner.properties) {
    inner.properties = Object.fromEntries(
      Object.entries(inner.properties).map(([key, value]) => [
        key,
        addDescriptions(value as JsonSchema, [...path, key], getDescription),
      ]),
    );
  }
  for (const part of ["items", "additionalProperties"] as const) {
    const value = inner[part];
    if (typeof value === "object" && !Array.isArray(value))
      inner[part] = addDescriptions(value, path, getDescription);
  }
  return inner;
}

/** Writes the schemas of all data files, which `.vscode/settings.json` names. */
export function writeSchemas(root: string): void {
  for (const { path, text } of listFileSchemas()) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
