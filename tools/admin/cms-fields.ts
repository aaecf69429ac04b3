import { posix } from "node:path";
import type { Field } from "@sveltia/cms";
import type { JsonSchema } from "#load/schema/json-schema.ts";
import { defaultLocale, getLanguageName, isLocale } from "#locale/languages.ts";
import { splitIntoWords } from "../content/json-schemas.ts";

/** The facts about a file that its schema lacks. */
export interface SchemaFile {
  name: string;
  /** Whether each language has a file of its own. */
  isLocalized: boolean;
  /** The longest text at a key, "*" for any entry of a list: "hero.points.*". */
  longest: ReadonlyMap<string, string>;
}

/** Longer texts get a field of several lines. */
const maxSingleLineLength = 60;

/**
 * Form fields for the keys of an object's JSON Schema.
 * @throws if no field can show a value's type: the message names its key.
 */
export function createFields(
  schema: JsonSchema,
  file: SchemaFile,
  path: readonly string[] = [],
): Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, value]) => {
    const isRequired = required.has(name);
    const common = {
      name,
      label: formatLabel(name),
      required: isRequired && getRequired(file),
      ...(file.isLocalized && { i18n: true as const }),
    };
    const options = createFieldOptions(value as JsonSchema, file, [...path, name]);
    return {
      ...common,
      ...options,
      ...(!isRequired && getOptionalListOptions(options)),
    } as Field;
  });
}

/** Only the original must have a text: a missing translation is shown in English. */
export function getRequired({ isLocalized }: Pick<SchemaFile, "isLocalized">): true | string[] {
  return isLocalized ? [defaultLocale] : true;
}

/** A list of which each entry has the fields of the schema; `root` if the file is the list. */
export function createListField(
  schema: JsonSchema,
  file: SchemaFile,
  path: readonly string[],
): object {
  const { minItems: min, maxItems: max } = schema;
  const isFixed = min !== undefined && min === max;
  const entry = schema.items as JsonSchema;
  const common = {
    widget: "list",
    // The schema of an entry has its noun as title, as in `z.meta({ title: "question" })`.
    label_singular: entry.title ?? "entry",
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false }),
  };
  const inner = [...path, "*"];
  if (entry.type !== "object") {
    const field = { name: "entry", label: "Entry", ...createFieldOptions(entry, file, inner) };
    return { ...common, field: { ...field, ...(file.isLocalized && { i18n: true }) } };
  }
  const fields = createFields(entry, file, inner);
  return { ...common, collapsed: "auto", summary: createSummary(entry), fields };
}

/** A list of fixed length that may be left out is filled and emptied entry by entry. */
function getOptionalListOptions({ allow_add }: { allow_add?: boolean }): object {
  return allow_add === false ? { allow_add: true, allow_remove: true } : {};
}

function createFieldOptions(schema: JsonSchema, file: SchemaFile, path: readonly string[]): object {
  const description = [schema.description, schema.links && linkHint].filter(Boolean).join(". ");
  const hint = description && { hint: escapeMarkdown(description) };
  return { ...hint, ...createWidget(schema, file, path) };
}

const linkHint =
  "It may link to pages: mark the words and choose the page below; the text then has [words](page:pricing).";

/** Hints are Markdown to the form, and ours explain how to write Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_`[\]<>]/g, "\\$&");
}

function createWidget(schema: JsonSchema, file: SchemaFile, path: readonly string[]): object {
  // Each language has its own: Sveltia would copy a choice to the entry in the same place of another language's list,
  // which may hold another question. `findChoiceMismatches` compares them.
  if (schema.enum) return { widget: "select", options: schema.enum };
  // Several kinds of one value: a text can say them all.
  if (schema.anyOf?.some((option) => (option as JsonSchema).type === "string"))
    return { widget: "string" };
  switch (schema.type) {
    case "string":
      return createTextWidget(schema, file, path);
    case "integer":
    case "number":
      return createNumberWidget(schema);
    case "boolean":
      return { widget: "boolean" };
    case "array":
      return createListField(schema, file, path);
    case "object": {
      const fields = createFields(expandNames(schema), file, path);
      if (fields.length === 0) break;
      return { widget: "object", collapsed: path.length === 1, fields };
    }
  }
  throw new Error(`${path.join(".")}: no field of a form can show ${JSON.stringify(schema)}`);
}

/** A group whose keys are chosen from a list has a key for each of them. */
function expandNames(schema: JsonSchema): JsonSchema {
  const names = (schema.propertyNames as JsonSchema | undefined)?.enum;
  if (!names) return schema;
  const properties = names.map((name) => [String(name), schema.additionalProperties as JsonSchema]);
  return { properties: Object.fromEntries(properties), required: schema.required ?? [] };
}

function createTextWidget(schema: JsonSchema, file: SchemaFile, path: readonly string[]): object {
  if (schema.format === "date") {
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD", time_format: false };
  }
  if (schema.contentMediaType) return createFileWidget(schema);
  const longest = file.longest.get(path.join(".")) ?? "";
  // Sveltia's picker empties a field whose colour is written in another way.
  if (schema.format === "color" && /^#[0-9a-f]{6}$/i.test(longest)) {
    return { widget: "color", allowInput: true };
  }
  // `page/linked-text.ts` adds the list of pages.
  if (schema.links) return { widget: "linked-text", use_emoji_autocomplete: false };
  const isLong = longest.length > maxSingleLineLength;
  const { pattern, maxLength } = schema;
  const words = String(schema.patternErrorMessage ?? schema.description ?? "");
  return {
    widget: isLong ? "text" : "string",
    // A colon begins links in our texts, not an emoji.
    ...(isLong && { use_emoji_autocomplete: false }),
    ...(pattern && { pattern: [pattern, words] }),
    ...(maxLength && { maxlength: maxLength }),
  };
}

/**
 * A picture or a document is chosen or uploaded; `page/convert-data.ts` turns the URL that Sveltia writes into a path.
 */
function createFileWidget({ contentMediaType, examples, endings }: JsonSchema): object {
  const folder = `/${posix.dirname(String((examples as unknown[])[0]))}`;
  const accept = (endings as string[]).map((ending) => `.${ending}`).join(",");
  return {
    widget: contentMediaType === "image/*" ? "image" : "file",
    media_folder: folder,
    public_folder: folder,
    accept,
    choose_url: false,
  };
}

function createNumberWidget(schema: JsonSchema): object {
  const isWhole = schema.type === "integer";
  const above = Number(schema.exclusiveMinimum ?? Number.NaN);
  const limits = { min: schema.minimum ?? (isWhole ? above + 1 : above), max: schema.maximum };
  // The schema of a whole number also has JavaScript's own limits, which are of no use to an editor.
  const usefulLimits = Object.entries(limits).filter(
    ([, limit]) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER,
  );
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    // A number of degrees or a correlation has any number of decimals.
    step: isWhole ? 1 : 1e-9,
    ...Object.fromEntries(usefulLimits),
  };
}

/** The summary of a closed entry of a list: its first text. */
function createSummary(entry: JsonSchema): string {
  const texts = Object.entries(entry.properties ?? {}).filter(
    ([name, value]) =>
      (value as JsonSchema).type === "string" && !(value as JsonSchema).enum && name !== "id",
  );
  const [name] = texts[0] ?? Object.entries(entry.properties ?? {})[0] ?? [];
  return `{{fields.${name}}}`;
}

/** The words for names that are given by others or abbreviated. */
const wordsByName: Record<string, string> = {
  post_title: "name",
  location_address__address: "address",
  lat: "latitude",
  lon: "longitude",
  faq: "frequently asked questions",
  meta: "meta: menus and search results",
  hero: "hero: first screen",
  id: "ID",
  doi: "DOI",
  hr: "HR",
  lang: "language",
  vatNumber: "VAT number",
  logoDark: "logo for dark paper",
};

/** Formats the label of a field or a file: "signIn" is "Sign in". */
export function formatLabel(name: string): string {
  if (isLocale(name)) return getLanguageName(name);
  const words = wordsByName[name] ?? splitIntoWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
