import { findUnsupportedCharacters } from "../brand/typeface-characters.ts";
import type { ContentIssue } from "../content-issue.ts";
import { findInTexts } from "../files/find-in-texts.ts";

/** Letters in the texts of a collection that the typeface lacks. */
export function findUnsupportedCharacterIssues(
  root: string,
  files: readonly string[],
): ContentIssue[] {
  return files.flatMap((path) =>
    findInTexts(root, path, (text) =>
      findUnsupportedCharacters(text).map(
        (character) => `the typeface has no “${character}”: write it in Latin letters, or in words`,
      ),
    ),
  );
}
