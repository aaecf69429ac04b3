import { defaultLocale, getLanguageName, releasedLocales } from "#locale/languages.ts";
import { projectRoot } from "../project.ts";
import { findUnconfirmedTranslations } from "./confirmed-translations.ts";
import { readContentFiles } from "./content-files.ts";
import { openHistory } from "./content-history.ts";

/**
 * A sentence with the number of translations in the directory `root` that are older than their English texts and not
 * confirmed; `undefined` if there are none, or without a git history.
 */
export function getOutdatedSummary(root: string): string | undefined {
  const history = openHistory(root);
  if ("reason" in history) return undefined;
  const outdated = findUnconfirmedTranslations(root, readContentFiles(root), history);
  const counts = releasedLocales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ({
      locale,
      count: outdated.filter(({ file }) => file.locale === locale).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ locale, count }) => `${count} in ${getLanguageName(locale)}`);
  if (counts.length === 0) return undefined;
  return `Texts that are older than English: ${counts.join(", ")}. npm run content -- status lists them.`;
}

// The build runs this beside its own work: git takes some seconds.
if (import.meta.main) console.log(getOutdatedSummary(projectRoot) ?? "");
