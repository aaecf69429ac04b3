import { type PageId, pageIds } from "#locale/routes";
import { findProseLinks, lineAt } from "./prose-links.ts";

/** What a legal text may refer to. */
export interface LegalTargets {
  /** The names of facts that may be in braces. */
  facts: readonly string[];
  /** Whether a page exists in the language of the text. */
  isThere: (page: PageId) => boolean;
}

/** A problem in an editor's words, and its line in the text, from 1. */
export interface LegalProblem {
  line: number;
  words: string;
}

/** Facts and pages that a text refers to and that do not exist. */
export function findLegalProblems(text: string, { facts, isThere }: LegalTargets): LegalProblem[] {
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)]
    .filter(([, name = ""]) => !facts.includes(name))
    .map(({ 0: braces, index }) => ({
      line: lineAt(text, index),
      words: `there is nothing to fill in for ${braces}`,
    }));
  const links = findProseLinks(text).flatMap(({ kind, id, line }) => {
    if (kind !== "page")
      return [{ line, words: `"${kind}:${id}" is no kind of link that legal texts have` }];
    const page = pageIds.find((known) => known === id.split("#")[0]);
    if (page && isThere(page)) return [];
    return [{ line, words: `no page of this language is called "${id}"` }];
  });
  return [...unknown, ...links];
}
