import { isLocale, type Locale } from "#locale/languages.ts";
import type { ContentIssue, ContentLocation } from "../content-issue.ts";
import {
  type ContentFile,
  getBodyLocation,
  getLocation,
  readRawContentFile,
} from "./content-file.ts";
import { walkLeaves } from "./content-tree.ts";

/** A value, or a line of Markdown. */
export interface TextOccurrence {
  text: string;
  path: string;
  /** Its key; of Markdown "text". */
  key: string;
  /** The language of its file, or of its key: "freePlan.de". */
  locale: Locale | undefined;
  /** Whether it is a line of Markdown. */
  isProse: boolean;
  location: () => ContentLocation;
}

/** All texts of a file, if it can be parsed. */
export function* iterateTexts(file: ContentFile): Generator<TextOccurrence> {
  const { path } = file;
  if (file.issue) return;
  for (const [key, text] of walkLeaves(file.data)) {
    if (typeof text !== "string") continue;
    const locale = file.locale ?? key.split(".").findLast(isLocale);
    yield { text, path, key, locale, isProse: false, location: () => getLocation(file, key) };
  }
  for (const [index, text] of file.body.split("\n").entries()) {
    const location = () => getBodyLocation(file, index + 1);
    yield { text, path, key: "text", locale: file.locale, isProse: true, location };
  }
}

/** Finds what is wrong with the texts of a file as written, names in braces included; `find` tells an editor. */
export function findInTexts(
  root: string,
  path: string,
  find: (text: string, occurrence: TextOccurrence) => string[],
): ContentIssue[] {
  const file = readRawContentFile(root, path);
  return [...(file ? iterateTexts(file) : [])].flatMap((occurrence) =>
    find(occurrence.text, occurrence).map((message) => ({ ...occurrence.location(), message })),
  );
}
