import { type PageId, pageIds } from "#locale/routes";
import { findProseLinks, lineAt } from "./prose-links.ts";

/** What a legal text may point to. */
export interface LegalTargets {
  /** The names of the facts that may stand in braces. */
  facts: readonly string[];
  /** Tells whether a page is there in the language of the text. */
  isThere: (page: PageId) => boolean;
}

/** What is wrong, in an editor's words, and the line of the text on which it stands, from 1. */
export interface LegalProblem {
  line: number;
  words: string;
}

/** The facts and pages that a text names and that are not there. */
export function findLegalProblems(text: string, { facts, isThere }: LegalTargets): LegalProblem[] {
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)]
    .filter(([, name = ""]) => !facts.includes(name))
    .map(({ 0: braces, index }) => ({
      line: lineAt(text, index),
      words: `nothing is known to fill in for ${braces}`,
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
