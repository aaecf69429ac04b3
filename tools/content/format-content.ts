import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parse, stringify } from "yaml";
import { allCollections } from "#load/catalog.ts";
import type { ContentCollection } from "#load/collections/define-collection.ts";
import { readRawContentFile, readText, splitFrontMatter } from "#load/files/content-file.ts";
import { type JsonSchema, toJsonSchema } from "#load/schema/json-schema.ts";
import { projectRoot } from "../project.ts";
import { listContentFiles } from "./content-files.ts";

/** The form of YAML, for front matter the one that Sveltia CMS has: see "Data Output" in its documentation. */
export const yamlOptions = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: "PLAIN",
  defaultStringType: "PLAIN",
  singleQuote: true,
} as const;

/**
 * Formats a file of content as the editor in the browser does: keys in the order of the schema, one line
 * per paragraph, quotes only where needed, no comments.
 * @throws if the text cannot be parsed.
 */
export function formatContent(path: string, rawText: string): string {
  const text = rawText.replaceAll("\r\n", "\n");
  const schema = schemas.get(path);
  if (extname(path) === ".json")
    return `${JSON.stringify(sortKeys(JSON.parse(text), schema), null, 2)}\n`;
  if (extname(path) !== ".md") return toYaml(text, schema);
  const { head, body } = splitFrontMatter(text);
  return head === "" ? `${body}\n` : `---\n${toYaml(head, schema)}---\n\n${body}\n`;
}

/** The files of the content that are formatted differently, with their formatted text. */
export function findUnformatted(root: string) {
  return listContentFiles(root).flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    // Status and build report the mistake in a file that cannot be read.
    if (readRawContentFile(root, path)?.issue) return [];
    const formatted = formatContent(path, readText(root, path) ?? "");
    return formatted === text ? [] : [{ path, formatted }];
  });
}

/** Formats all files of the content and returns the paths of those that changed. */
export function writeFormatted(root: string): string[] {
  return findUnformatted(root).map(({ path, formatted }) => {
    writeFileSync(join(root, path), formatted);
    return path;
  });
}

function toYaml(text: string, schema: JsonSchema | undefined): string {
  return `${stringify(sortKeys(parse(text, { merge: true }), schema), null, yamlOptions).trim()}\n`;
}

const schemas = new Map(allCollections.flatMap(getFileSchema));

function getFileSchema({ listFiles, fileSchema }: ContentCollection): [string, JsonSchema][] {
  const jsonSchema = toJsonSchema(fileSchema);
  return listFiles(projectRoot).map((path) => [path, jsonSchema]);
}

/** A copy of some data, the keys of each group in the schema's order and unknown ones last. */
function sortKeys(value: unknown, schema: JsonSchema | undefined): unknown {
  if (Array.isArray(value))
    return value.map((entry) => sortKeys(entry, schema?.items as JsonSchema));
  if (typeof value !== "object" || value === null) return value;
  const { properties = {}, additionalProperties: others } = schema ?? {};
  const order = [...Object.keys(properties), ...Object.keys(value)];
  return Object.fromEntries(
    [...new Set(order)]
      .filter((key) => key in value)
      .map((key) => [
        key,
        sortKeys(
          (value as Record<string, unknown>)[key],
          (properties[key] ?? others) as JsonSchema,
        ),
      ]),
  );
}
