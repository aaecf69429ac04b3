import { defaultLocale, locales } from "#locale/languages";
import type { ContentIssue } from "../content-issue.ts";
import type { PricingContent } from "../schema/pricing.ts";
import { createIssueAt, readSource } from "../source/content-source.ts";
import { getId } from "../source/keys.ts";

/** Questions that a valid pricing page picks and that do not exist. */
export function findUnknownQuestions(root: string): ContentIssue[] {
  const questions = readSource(root, `content/pages/faq/${defaultLocale}.yaml`)?.data;
  const items = (questions as { items?: unknown } | undefined)?.items;
  if (!Array.isArray(items)) return [];
  const known = new Set(items.map(getId));
  return locales.flatMap((locale) => {
    const source = readSource(root, `content/pages/pricing/${locale}.yaml`);
    const { faq } = (source?.data ?? {}) as Partial<PricingContent>;
    if (!source || !faq?.questions) return [];
    return faq.questions.flatMap((id, index) =>
      known.has(id)
        ? []
        : [createIssueAt(source, `faq.questions.${index}`, `no question has the id "${id}"`)],
    );
  });
}
