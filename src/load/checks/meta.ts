import { defaultLocale } from "#locale/languages";
import { type ContentIssue, type ContentLocation, formatIssue } from "../content-issue.ts";
import {
  type ContentSource,
  createIssueAt,
  getLocation,
  readRawSource,
  readSource,
} from "../source/content-source.ts";
import { getValue } from "../source/keys.ts";

/** In characters: what search results show. */
const maxTitleLength = 60;
const descriptionLimits = { minLength: 70, maxLength: 160 };

/** Titles and descriptions that are too long or too short. */
export function findMetaIssues(root: string, files: readonly string[]): ContentIssue[] {
  return files.flatMap((path) => {
    const source = readSource(root, path);
    if (!source || source.issue) return [];
    const keys = getMetaKeys(path);
    const title = String(getValue(source.data, keys.title.split(".")) ?? "");
    const words = String(getValue(source.data, keys.description.split(".")) ?? "");
    const shown = keys.title === "title" ? `${title} · ${readSiteName(root, source)}` : title;
    const found: ContentIssue[] = [];
    if (title && shown.length > maxTitleLength) {
      const message = `is shown as “${shown}”: ${shown.length} characters, at most ${maxTitleLength} fit`;
      found.push(createIssueAt(source, keys.title, message));
    }
    const { minLength, maxLength } = descriptionLimits;
    if (words && (words.length < minLength || words.length > maxLength)) {
      const message = `has ${words.length} characters, between ${minLength} and ${maxLength} are shown whole`;
      found.push(createIssueAt(source, keys.description, message));
    }
    return found;
  });
}

/** A legal text has them above its Markdown; the name of the site follows its title. */
function getMetaKeys(path: string) {
  return path.endsWith(".md")
    ? { title: "title", description: "description" }
    : { title: "meta.title", description: "meta.description" };
}

function readSiteName(root: string, { locale = defaultLocale }: ContentSource): string {
  const getNameIn = (language: string) =>
    getValue(readSource(root, `content/messages/${language}.yaml`)?.data, ["site", "name"]);
  return String(getNameIn(locale) ?? getNameIn(defaultLocale) ?? "");
}

/** Titles and descriptions that two pages of a language share. */
export function findSharedMeta(root: string, files: readonly string[]): ContentIssue[] {
  const known = new Map<string, ContentLocation>();
  return files.flatMap((path) => {
    const source = readRawSource(root, path);
    if (!source || source.issue) return [];
    return Object.values(getMetaKeys(path)).flatMap((key) => {
      const text = getValue(source.data, key.split("."));
      if (!text) return [];
      const name = `${source.locale}: ${key.split(".").at(-1)}: ${text}`;
      const other = known.get(name);
      const location = getLocation(source, key);
      known.set(name, location);
      if (!other) return [];
      const fix = "every page needs its own in search results";
      return [{ ...location, message: `is the same as ${formatIssue(other)}: ${fix}` }];
    });
  });
}
