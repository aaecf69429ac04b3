import { defaultLocale } from "#locale/languages";
import type { ContentCollection } from "../collections/define-collection.ts";
import { type ContentSource, locationOf, parseFile, readSource } from "../source/content-source.ts";
import { valueAt } from "../source/keys.ts";

/** In characters: what search results show. */
const maxTitleLength = 60;
const descriptionLimits = { minLength: 70, maxLength: 160 };

/** Titles and descriptions that are too long or too short, each as "file:line: key: what is wrong". */
export function findMetaProblems(
  root: string,
  { files }: Pick<ContentCollection, "files">,
): string[] {
  return files.flatMap((path) => {
    const source = readSource(root, path);
    if (!source || source.problem) return [];
    const keys = keysOf(path);
    const title = String(valueAt(source.data, keys.title.split(".")) ?? "");
    const words = String(valueAt(source.data, keys.description.split(".")) ?? "");
    const shown = keys.title === "title" ? `${title} · ${siteName(root, source)}` : title;
    const complain = (key: string, problem: string) => `${locationOf(source, key)}: ${problem}`;
    const found: string[] = [];
    if (title && shown.length > maxTitleLength) {
      const problem = `is shown as “${shown}”: ${shown.length} characters, at most ${maxTitleLength} fit`;
      found.push(complain(keys.title, problem));
    }
    const { minLength, maxLength } = descriptionLimits;
    if (words && (words.length < minLength || words.length > maxLength)) {
      const problem = `has ${words.length} characters, between ${minLength} and ${maxLength} are shown whole`;
      found.push(complain(keys.description, problem));
    }
    return found;
  });
}

/** A legal text has them above its Markdown; the name of the site follows its title. */
function keysOf(path: string) {
  return path.endsWith(".md")
    ? { title: "title", description: "description" }
    : { title: "meta.title", description: "meta.description" };
}

function siteName(root: string, { locale = defaultLocale }: ContentSource): string {
  const nameIn = (language: string) =>
    valueAt(readSource(root, `content/messages/${language}.yaml`)?.data, ["site", "name"]);
  return String(nameIn(locale) ?? nameIn(defaultLocale) ?? "");
}

/** Titles and descriptions that two pages of a language share, among the files of some collections. */
export function findSharedMeta(root: string, collections: readonly ContentCollection[]): string[] {
  const known = new Map<string, string>();
  return collections
    .flatMap(({ files }) => files)
    .flatMap((path) => {
      const source = parseFile(root, path);
      if (!source || source.problem) return [];
      return Object.values(keysOf(path)).flatMap((key) => {
        const text = valueAt(source.data, key.split("."));
        if (!text) return [];
        const name = `${source.locale}: ${key.split(".").at(-1)}: ${text}`;
        const other = known.get(name);
        known.set(name, locationOf(source, key));
        const words = "every page needs its own in search results";
        return other ? [`${locationOf(source, key)}: is the same as ${other}: ${words}`] : [];
      });
    });
}
