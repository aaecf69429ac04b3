import { localesOf, type PageId, pageIds, pathOf } from "#locale/routes";
import { LineError } from "./content-error.ts";
import type { ContentKind } from "./content-kinds.ts";
import { outlineLegalText } from "./legal-outline.ts";
import { legalNames } from "./legal-values.ts";
import { findProseLinks, lineAt } from "./prose-links.ts";
import { readSource } from "./reading.ts";
import type { Facts } from "./schema/facts.ts";
import { legalIds } from "./schema/legal.ts";
import { type ContentSource, placeOf } from "./source/content-source.ts";

/** Problems of legal texts that are valid by themselves: facts, links to pages, headings. */
export function checkLegalTexts(root: string, facts: ContentKind): { problems: string[] } {
  const known = facts.read(root).entries[0]?.data as Facts | undefined;
  // Problems of the facts are reported for their own file.
  if (!known) return { problems: [] };
  const problems = legalIds.flatMap((id) =>
    localesOf(id).flatMap((locale) => {
      const source = readSource(root, `content/legal/${id}/${locale}.md`);
      const isThere: LegalTargets["isThere"] = (page) => pathOf(page, locale) !== null;
      return source ? checkText(source, { facts: legalNames(known), isThere }) : [];
    }),
  );
  return { problems };
}

function checkText(source: ContentSource, targets: LegalTargets): string[] {
  const { path, body, bodyLine } = source;
  const { lead, description, unnumbered } = (source.data ?? {}) as Record<string, string> & {
    unnumbered?: string[];
  };
  const above = Object.entries({ lead, description }).flatMap(([key, text]) =>
    findLegalProblems(text ?? "", targets).map(({ words }) => `${placeOf(source, key)}: ${words}`),
  );
  const below = [...findLegalProblems(body, targets), ...findOutlineProblem(body, unnumbered)].map(
    ({ line, words }) => `${path}:${bodyLine + line - 1}: ${words}`,
  );
  return [...above, ...below];
}

function findOutlineProblem(markdown: string, unnumbered: readonly string[] = []) {
  try {
    outlineLegalText(markdown, unnumbered);
    return [];
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    return [{ line: error.line, words: error.message }];
  }
}

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
