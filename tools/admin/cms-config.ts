import { basename, extname } from "node:path";
import type { CmsConfig, CollectionFile, Field } from "@sveltia/cms";
import { allCollections } from "#load/catalog.ts";
import type { ContentCollection } from "#load/collections/define-collection.ts";
import { readRawContentFile } from "#load/files/content-file.ts";
import type { JsonSchema } from "#load/schema/json-schema.ts";
import { defaultLocale, locales } from "#locale/languages.ts";
import { createCollectionSchema } from "../content/json-schemas.ts";
import {
  createFields,
  createListField,
  escapeMarkdown,
  formatLabel,
  getRequired,
  type SchemaFile,
} from "./cms-fields.ts";

/** The groups of the list on the left, each with a pattern of the paths of its content. */
const groups = [
  { name: "pages", label: "Pages", icon: "web", pathPattern: /^content\/pages\// },
  {
    name: "words",
    label: "Interface",
    icon: "translate",
    pathPattern: /^content\/interface-texts$/,
  },
  {
    name: "facts",
    label: "Figures, prices, brand",
    icon: "payments",
    pathPattern: /^content\/(facts|brand|example-profile)\./,
  },
  {
    name: "people",
    label: "People, clients, dates",
    icon: "groups",
    pathPattern: /^content\/(facilitators|team|clients|testimonials|training-dates)\./,
  },
  {
    name: "science",
    label: "Science",
    icon: "science",
    pathPattern: /^content\/(science|sources)/,
  },
  { name: "legal", label: "Legal texts", icon: "gavel", pathPattern: /^content\/legal/ },
  { name: "lists", label: "Further lists", icon: "list", pathPattern: /^content\// },
];

/** Prefixes of labels, for texts that have the name of a list in the same group. */
const labelPrefixes: Record<string, string> = {
  "content/science": "Chapter: ",
  "content/science/what-it-measures": "Aspect: ",
};

/** The names of switches that are left out where they are off; of a name that is required elsewhere, none. */
export function listOptionalSwitches(files: readonly CmsFileWithForm[]): string[] {
  const switches = files.flatMap(({ form }) => listSwitches(form.fields));
  const required = switches.filter((optionSwitch) => optionSwitch.required).map(({ name }) => name);
  return [...new Set(switches.map(({ name }) => name))].filter((name) => !required.includes(name));
}

interface AnyField {
  name: string;
  widget?: string;
  required?: boolean;
  fields?: AnyField[];
}

function listSwitches(fields: readonly unknown[] = []): AnyField[] {
  return (fields as AnyField[]).flatMap((field) =>
    field.widget === "boolean" ? [field] : listSwitches(field.fields),
  );
}

/** A file of content, and its place in the editor's list. */
export interface CmsFile {
  group: string;
  /** The folder or file of its collection, and the id of a Markdown text. */
  path: string;
  id: string;
  /** The name of its form within the group. */
  name: string;
  /** Its path, with "{{locale}}" where each language has a file. */
  file: string;
}

interface CmsFileWithForm extends CmsFile {
  form: CollectionFile;
}

/**
 * The configuration of Sveltia CMS for these files. Its own preview is off, since the page itself is
 * beside the form. With a `site`, each change is a pull request until it is published, and every form links
 * to its page, there or in the preview of the pull request.
 */
export function createCmsConfig(
  files: readonly CmsFileWithForm[],
  backend: CmsConfig["backend"],
  site?: { url: string; pages: Record<string, string> },
): CmsConfig & { load_config_file: boolean } {
  return {
    load_config_file: false,
    backend,
    app_title: "Content",
    media_folder: "content",
    public_folder: "/content",
    // By default the image picker searches other hosts and keeps file names as they are.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: "ascii", clean_accents: true },
    i18n: { structure: "multiple_files", locales, default_locale: defaultLocale },
    editor: { preview: false },
    ...(site
      ? { publish_mode: "editorial_workflow", site_url: site.url }
      : { show_preview_links: false }),
    output: { omit_empty_optional_fields: true },
    collections: groups.map(({ name, label, icon }) => ({
      name,
      label,
      icon,
      i18n: true,
      files: files
        .filter(({ group }) => group === name)
        .map(({ form }) => ({ ...form, preview_path: site?.pages[`${name}/${form.name}`] })),
    })),
  };
}

/**
 * Every file of content in the folder `root` that has a form. One that cannot be read has none: its form would be empty,
 * and saving it would delete all that the file has.
 */
export function listCmsFiles(root: string): CmsFile[] {
  return allCollections.flatMap((collection) => listTextFiles(root, collection));
}

/**
 * Every file of content with its form, generated from the schemas and from the length of the texts in the folder
 * `root`.
 * @throws if a schema has something that no form can show; the message names the key.
 */
export function listCmsFilesWithForms(root: string): CmsFileWithForm[] {
  return allCollections.flatMap((collection) =>
    listTextFiles(root, collection).map((file) => {
      const form = collection.getTextLocales
        ? createTextForm(root, collection, file)
        : createDataForm(root, collection, file);
      return { ...file, form };
    }),
  );
}

function listTextFiles(root: string, collection: ContentCollection): CmsFile[] {
  return listFilesOf(root, collection).filter(({ file }) =>
    locales.every((locale) => !readRawContentFile(root, file.replace("{{locale}}", locale))?.issue),
  );
}

function listFilesOf(
  root: string,
  { path, listFiles, getTextLocales }: ContentCollection,
): CmsFile[] {
  const group = groups.find(({ pathPattern }) => pathPattern.test(path))?.name ?? "lists";
  if (!getTextLocales) {
    const name = getFormName(path);
    const files = listFiles(root);
    const [first = ""] = files;
    return [{ group, path, id: name, name, file: files.length > 1 ? replaceLocale(first) : first }];
  }
  const prefix = path === "content/legal" ? "" : `${getFormName(path)}-`;
  return [...getTextLocales(root)].map(([id, [locale = defaultLocale, ...others]]) => {
    const text = `${path}/${id}/${locale}.md`;
    const file = others.length > 0 ? replaceLocale(text) : text;
    return { group, path, id, name: `${prefix}${id}`, file };
  });
}

function replaceLocale(path: string): string {
  return path.replace(/[^/]+(?=\.\w+$)/, "{{locale}}");
}

function createDataForm(
  root: string,
  collection: ContentCollection,
  { name, file }: CmsFile,
): CollectionFile {
  const files = collection.listFiles(root);
  const isLocalized = files.length > 1;
  const schema = createCollectionSchema(collection);
  return {
    name,
    label: formatLabel(name),
    file,
    ...(isLocalized && { i18n: true }),
    // Read and written by `page/convert-data.ts`.
    ...createFileFields(
      schema,
      { name, isLocalized, longest: findLongestTexts(root, files) },
      `${extname(file).slice(1)}-data`,
    ),
  };
}

/** The fields of a file that is a group of keys, a list, or entries by their ids. */
function createFileFields(schema: JsonSchema, file: SchemaFile, format: string) {
  const hint = escapeMarkdown(schema.description ?? "");
  const entries = {
    name: "entries",
    label: formatLabel(file.name),
    hint,
    // Sveltia would refuse an empty list.
    required: false,
    ...(file.isLocalized && { i18n: true }),
  };
  if (schema.type === "array") {
    const field = { ...entries, ...createListField(schema, file, []), root: true };
    return { format, fields: [field as Field] };
  }
  const entry = schema.additionalProperties;
  if (typeof entry !== "object" || schema.properties) {
    return { format, fields: createFields(schema, file) };
  }
  const id = {
    type: "string",
    description: "The name by which texts and other files refer to it; each has its own",
  } as const;
  const items = {
    ...entry,
    properties: { id, ...(entry as JsonSchema).properties },
    required: ["id", ...((entry as JsonSchema).required ?? [])],
  };
  const field = { ...entries, ...createListField({ items } as JsonSchema, file, []) };
  return { format: `${format}-record`, fields: [field as Field] };
}

function createTextForm(
  root: string,
  collection: ContentCollection,
  { path, id, name, file }: CmsFile,
): CollectionFile {
  const locales = collection.getTextLocales?.(root).get(id) ?? [];
  const isLocalized = locales.length > 1;
  const paths = locales.map((locale) => `${path}/${id}/${locale}.md`);
  const schemaFile = { name: id, isLocalized, longest: findLongestTexts(root, paths) };
  const {
    properties: { lang: _, ...properties } = {},
    required,
    description = "",
  } = createCollectionSchema(collection);
  const body = {
    name: "body",
    label: "Text",
    hint: escapeMarkdown(`${description} Markdown, see docs/content.md.`),
    widget: "text",
    use_emoji_autocomplete: false,
    required: getRequired(schemaFile),
    ...(isLocalized && { i18n: true as const }),
  };
  return {
    name,
    label: `${labelPrefixes[path] ?? ""}${formatLabel(id)}`,
    file,
    format: "yaml-frontmatter",
    ...(isLocalized && { i18n: true }),
    fields: [...createFields({ properties, required } as JsonSchema, schemaFile), body],
  };
}

/**
 * The longest text at each key of some files, "*" for the entries of lists and records. Missing
 * files have none.
 */
function findLongestTexts(root: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const longest = new Map<string, string>();
  for (const path of paths) {
    const file = readRawContentFile(root, path);
    if (!file) continue;
    for (const [path, text] of listTexts(file.data)) {
      for (const candidate of [path, ["*", ...path.slice(1)]]) {
        const key = candidate.join(".");
        if (text.length >= (longest.get(key) ?? "").length) longest.set(key, text);
      }
    }
  }
  return longest;
}

/** All values with their paths, "*" for the index of a list entry. */
function listTexts(data: unknown, path: string[] = []): [path: string[], text: string][] {
  if (typeof data !== "object" || data === null) return [[path, String(data)]];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([name, value]) =>
    listTexts(value, [...path, isList ? "*" : name]),
  );
}

function getFormName(path: string): string {
  return basename(path, extname(path));
}
