import { fill } from "#locale/fill";
import type { Locale } from "#locale/languages";
import { pathOf } from "#locale/routes";
import { loadEntry, loadFacts, loadMessages } from "./content.ts";
import { type LegalOutline, outlineLegalText } from "./legal-outline.ts";
import { findLegalProblems } from "./legal-problems.ts";
import { legalValues } from "./legal-values.ts";
import type { LegalId } from "./schema/legal.ts";

/** A legal text in one language, its sections numbered and its facts filled in. */
export interface LegalText extends LegalOutline {
  id: LegalId;
  /** The language of the text: English where the translation is missing. */
  lang: Locale;
  title: string;
  lead: string;
  description: string;
  /** The day of the last change, as in 2024-12-03. */
  updated: string;
}

/**
 * A legal text in one language.
 * @throws if it names a fact or a page that is not there, or if its headings are not sound: the
 * build stops there, with the file and the reason.
 */
export async function loadLegalText(id: LegalId, locale: Locale): Promise<LegalText> {
  const { data, body = "", filePath = id } = await loadEntry("legal", `${id}/${locale}`);
  const { unnumbered = [], ...head } = data;
  const values = legalValues(await loadFacts(), await loadMessages(locale), locale);
  try {
    const problems = findLegalProblems([head.lead, head.description, body].join("\n"), {
      values,
      isThere: (page) => pathOf(page, locale) !== null,
    });
    if (problems.length > 0) throw new Error(problems.join("; "));
    return {
      id,
      ...head,
      lead: fill(head.lead, values),
      description: fill(head.description, values),
      ...outlineLegalText(fill(body, values), unnumbered),
    };
  } catch (error) {
    throw new Error(`${filePath}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
