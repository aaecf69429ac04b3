import { defaultLocale, locales } from "#locale/languages.ts";
import type { ContentIssue } from "../content-issue.ts";
import { createIssueAt, readContentFile } from "../files/content-file.ts";
import { getId } from "../files/content-tree.ts";
import type { PricingContent } from "../schema/pricing.ts";

/** Questions that a valid pricing page picks and that do not exist. */
export function findUnknownQuestions(root: string): ContentIssue[] {
  const questions = readContentFile(root, `content/pages/faq/${defaultLocale}.yaml`)?.data;
  const items = (questions as { items?: unknown } | undefined)?.items;
  if (!Array.isArray(items)) return [];
  const ids = new Set(items.map(getId));
  return locales.flatMap((locale) => {
    const file = readContentFile(root, `content/pages/pricing/${locale}.yaml`);
    const { faq } = (file?.data ?? {}) as Partial<PricingContent>;
    if (!file || !faq?.questions) return [];
    return faq.questions.flatMap((id, index) =>
      ids.has(id)
        ? []
        : [
            createIssueAt(
              file,
              `faq.questions.${index}`,
              `there is no question with the id "${id}"`,
            ),
          ],
    );
  });
}
