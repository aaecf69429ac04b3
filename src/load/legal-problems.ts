import { type PageId, pageIds } from "#locale/routes";
import { findProseLinks } from "./prose-links.ts";

/** What a legal text may point to. */
export interface LegalTargets {
  /** The facts by the names that stand in braces. */
  values: Record<string, string>;
  /** Tells whether a page is there in the language of the text. */
  isThere: (page: PageId) => boolean;
}

/** The facts and pages that a text names and that are not there, in an editor's words. */
export function findLegalProblems(text: string, { values, isThere }: LegalTargets): string[] {
  const facts = [...text.matchAll(/\{([^{}]*)\}/g)]
    .filter(([, name = ""]) => !Object.hasOwn(values, name))
    .map(([braces]) => `nothing is known to fill in for ${braces}`);
  const links = findProseLinks(text).flatMap(({ kind, id }) => {
    if (kind !== "page") return [`"${kind}:${id}" is no kind of link that legal texts have`];
    const page = pageIds.find((known) => known === id.split("#")[0]);
    return page && isThere(page) ? [] : [`no page of this language is called "${id}"`];
  });
  return [...new Set([...facts, ...links])];
}
