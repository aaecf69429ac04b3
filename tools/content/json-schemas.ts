import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as z from "zod/mini";
import { besidePages, catalogue } from "#load/catalogue";
import { describeField, fileWords } from "./field-words.ts";

/** Where the JSON Schemas of the content are written, from the root of the project. */
const schemaFolder = ".astro/schemas";

/** A JSON Schema for the data files that it describes, as paths from the root. */
export interface FileSchema {
  path: string;
  text: string;
  files: string[];
}

export type Json = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of every kind of data file in `content`, with words for each field. */
export function listFileSchemas(): FileSchema[] {
  return Object.values({ ...catalogue, ...besidePages }).flatMap(({ place, data }) => {
    if (!data) return [];
    const name = basename(place).replace(/\.\w+$/, "");
    const path = `${schemaFolder}/${name}.json`;
    const schema = explainFields(toJsonSchema(data.schema), [name]);
    schema.description = fileWords[place];
    return [{ path, text: `${JSON.stringify(schema, null, 2)}\n`, files: data.files }];
  });
}

/** Which file has which schema, as the setting `yaml.schemas` of Visual Studio Code says it. */
export function editorSetting(): Record<string, string> {
  const ofYaml = listFileSchemas().filter(({ files }) => files[0]?.endsWith(".yaml"));
  return Object.fromEntries(
    ofYaml.map(({ path, files: [first = "", ...others] }) => [
      path,
      others.length > 0 ? `${dirname(first)}/*.yaml` : first,
    ]),
  );
}

/** As the values stand in the files: what a schema makes of them later does not count. */
export function toJsonSchema(schema: z.ZodMiniType): Json {
  return z.toJSONSchema(schema, {
    target: "draft-07",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type !== "pipe" || def.out._zod.def.type !== "transform") return;
      Object.assign(jsonSchema, toJsonSchema(def.in as z.ZodMiniType));
      delete jsonSchema.$schema;
    },
  });
}

function explainFields(schema: Json, path: string[]): Json {
  const inner = { ...schema };
  if (path.length > 1) inner.description ??= describeField(path);
  if (inner.properties) {
    inner.properties = Object.fromEntries(
      Object.entries(inner.properties).map(([key, value]) => [
        key,
        explainFields(value as Json, [...path, key]),
      ]),
    );
  }
  for (const part of ["items", "additionalProperties"] as const) {
    const value = inner[part];
    if (typeof value === "object" && !Array.isArray(value))
      inner[part] = explainFields(value, path);
  }
  return inner;
}

/** Writes the schema of every kind of data file, for completion in editors. */
export function writeSchemas(root: string): void {
  for (const { path, text } of listFileSchemas()) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
