import { allCollections } from "#load/catalog.ts";
import { prescribedTexts } from "#load/checks/wording.ts";
import { fillSharedValues } from "#load/files/shared-values.ts";
import type { Brand } from "#load/schema/brand.ts";
import { computeHeadlineSize } from "#load/schema/headline-size.ts";
import { type JsonSchema, toJsonSchema } from "#load/schema/json-schema.ts";
import type { Locale } from "#locale/languages.ts";
import { projectRoot } from "#tools/project.ts";
import { lengthen, lengthenWithin } from "./longer-words.ts";

/** Keys whose values are no words. Neither are values that a schema lists, such as a drawing's name. */
const codes = ["id", "part", "updated", "unnumbered"];

/** A file of words in one language. */
interface WordsFile {
  path: string;
  locale: Locale;
  brand: Brand;
}

/** A copy of a file's data with all texts longer, within the limits of where they are shown. */
export function lengthenTexts<Data>(data: Data, file: WordsFile): Data {
  return lengthenData(data, file, findSchema(file.path), "") as Data;
}

function lengthenData(
  data: unknown,
  file: WordsFile,
  schema: JsonSchema | undefined,
  key: string,
): unknown {
  if (Array.isArray(data)) {
    return data.map((entry) => lengthenData(entry, file, schema?.items as JsonSchema, key));
  }
  if (typeof data === "object" && data !== null) {
    const entries = Object.entries(data).map(([name, value]) => {
      const fieldSchema = (schema?.properties?.[name] ??
        schema?.additionalProperties) as JsonSchema;
      const isCode = codes.includes(name);
      return [
        name,
        isCode ? value : lengthenData(value, file, fieldSchema, key ? `${key}.${name}` : name),
      ];
    });
    return Object.fromEntries(entries);
  }
  if (typeof data !== "string" || schema?.enum || prescribedTexts.includes(data)) return data;
  const fits = getLimit(file.path, key);
  if (!fits) return lengthen(data);
  return lengthenWithin(data, (text) => fits(fillSharedValues(text, file.brand, file.locale)));
}

/** The schema of a data file, as JSON; undefined for Markdown, in which only its keys are code. */
function findSchema(path: string): JsonSchema | undefined {
  const collection = allCollections.find(({ listFiles }) => listFiles(projectRoot).includes(path));
  return collection && !collection.getTextLocales ? toJsonSchema(collection.fileSchema) : undefined;
}

/** Limits of a text, by its file and key, to fit search results and Open Graph images. */
function getLimit(path: string, key: string): ((text: string) => boolean) | undefined {
  const isLegal = path.startsWith("content/legal/");
  const isHead = isLegal && key === "title";
  if (key === "hero.title" || isHead) {
    // A word of seventeen letters fits on a phone unless some are wide; longer ones have smaller letters there.
    const isTooWide = (text: string) => /(?<!\S)(?=\S{17}(?!\S))(?:\S*[mw]){2}/i.test(text);
    return (text) =>
      computeHeadlineSize(text) !== undefined && !isTooWide(text) && (!isHead || text.length <= 60);
  }
  if (path.startsWith("content/interface-texts/") && key === "layout.talk") {
    return (text) => text.length <= 12;
  }
  if (key.endsWith("meta.title")) return (text) => text.length <= 60;
  if (key.endsWith("meta.description") || (isLegal && key === "description")) {
    return (text) => text.length <= 160;
  }
  return undefined;
}
