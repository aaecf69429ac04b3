import { localesOf, pathOf } from "#locale/routes";
import type { ContentKind } from "./content-kinds.ts";
import { OutlineError, outlineLegalText } from "./legal-outline.ts";
import { findLegalProblems, type LegalTargets } from "./legal-problems.ts";
import { legalNames } from "./legal-values.ts";
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
  const { lead, description, unnumbered } = source.data as Record<string, string> & {
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
    if (!(error instanceof OutlineError)) throw error;
    return [{ line: error.line, words: error.message }];
  }
}
