import { findUnsupportedCharacters } from "../brand/typeface-characters.ts";
import type { ContentIssue } from "../content-issue.ts";
import { findInTexts } from "../files/find-in-texts.ts";

/** Letters in the texts of a collection that the typeface lacks. */
export function findUnsupportedCharacterIssues(
  root: string,
  files: readonly string[],
): ContentIssue[] {
  return files.flatMap((path) =>
    findInTexts(root, path, (text) => findUnsupportedCharacters(text).map(getMessage)),
  );
}

function getMessage(character: string): string {
  // Such as a space without width, which comes with text from other programs.
  if (/[\p{Cc}\p{Cf}]/u.test(character)) {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `has an invisible character, U+${code}: delete it, or type the words anew`;
  }
  return `the typeface has no “${character}”: write it in Latin letters, or in words`;
}
