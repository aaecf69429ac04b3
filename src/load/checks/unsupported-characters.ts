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
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  // Such as a space without width, which comes with text from other programs.
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(character))
    return `has an invisible character, U+${code}: delete it, or type the words anew`;
  // Text from a PDF has "o" and two dots for "ö".
  if (/\p{M}/u.test(character))
    return `has an accent apart from its letter, U+${code}: type the letter anew`;
  return `the typeface has no “${character}”: write it in Latin letters, or in words`;
}
