import { placeholderPattern } from "#locale/interpolate.ts";
import { defaultLocale } from "#locale/languages.ts";
import { type ContentIssue, type ContentLocation, formatIssue } from "../content-issue.ts";
import {
  type ContentFile,
  createIssueAt,
  getLocation,
  readContentFile,
  readRawContentFile,
} from "../files/content-file.ts";
import { getValue } from "../files/content-tree.ts";

/** In characters: what search results show. */
const maxTitleLength = 60;
const descriptionLimits = { minLength: 70, maxLength: 160 };

/** Titles and descriptions that are too long or too short. */
export function findMetaIssues(root: string, files: readonly string[]): ContentIssue[] {
  return files.flatMap((path) => {
    const file = readContentFile(root, path);
    if (!file || file.issue) return [];
    const keys = getMetaKeys(path);
    const title = readText(file, keys.title);
    const description = readText(file, keys.description);
    const shownTitle = keys.title === "title" ? `${title} · ${readSiteName(root, file)}` : title;
    const issues: ContentIssue[] = [];
    if (title && shownTitle.length > maxTitleLength) {
      const message = `must be at most ${maxTitleLength} characters, not ${shownTitle.length}: “${shownTitle}”`;
      issues.push(createIssueAt(file, keys.title, message));
    }
    const { minLength, maxLength } = descriptionLimits;
    if (description && (description.length < minLength || description.length > maxLength)) {
      const message = `must be ${minLength} to ${maxLength} characters, not ${description.length}: search results cut longer ones`;
      issues.push(createIssueAt(file, keys.description, message));
    }
    return issues;
  });
}

/** A text of a file; "" if there is none, or if a mistake in the brand or the facts has left a name in it. */
function readText(file: ContentFile, key: string): string {
  const text = String(getValue(file.data, key.split(".")) ?? "");
  return text.search(placeholderPattern) < 0 ? text : "";
}

/** A legal text has them above its Markdown; the name of the site follows its title. */
function getMetaKeys(path: string) {
  return path.endsWith(".md")
    ? { title: "title", description: "description" }
    : { title: "meta.title", description: "meta.description" };
}

function readSiteName(root: string, { locale = defaultLocale }: ContentFile): string {
  const getNameIn = (language: string) =>
    getValue(readContentFile(root, `content/interface-texts/${language}.yaml`)?.data, [
      "site",
      "name",
    ]);
  return String(getNameIn(locale) ?? getNameIn(defaultLocale) ?? "");
}

/** Titles and descriptions that two pages of a language share. */
export function findSharedMeta(root: string, files: readonly string[]): ContentIssue[] {
  const locations = new Map<string, ContentLocation>();
  return files.flatMap((path) => {
    const file = readRawContentFile(root, path);
    if (!file || file.issue) return [];
    return Object.values(getMetaKeys(path)).flatMap((key) => {
      const text = getValue(file.data, key.split("."));
      if (!text) return [];
      const name = `${file.locale}: ${key.split(".").at(-1)}: ${text}`;
      const other = locations.get(name);
      const location = getLocation(file, key);
      locations.set(name, location);
      if (!other) return [];
      const message = `must differ from ${formatIssue(other)}: search results show both`;
      return [{ ...location, message }];
    });
  });
}
