import { defaultLocale, getLanguageName, isReleased, releasedLocales } from "#locale/languages";
import { projectRoot } from "../project.ts";
import { isConfirmed, readConfirmed } from "./confirmed-translations.ts";
import { readContentFiles } from "./content-files.ts";
import { openHistory } from "./content-history.ts";
import { findOutdated } from "./find-outdated.ts";

/**
 * How many translations in the directory `root` are older than their English texts and not confirmed, in a
 * sentence; `undefined` if there are none, or without a git history.
 */
export function describeOutdated(root: string): string | undefined {
  const history = openHistory(root);
  if ("reason" in history) return undefined;
  const confirmed = readConfirmed(root);
  const outdated = findOutdated(readContentFiles(root), history).filter(
    (text) => text.file.locale && isReleased(text.file.locale) && !isConfirmed(confirmed, text),
  );
  if (outdated.length === 0) return undefined;
  const counts = releasedLocales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ({
      locale,
      count: outdated.filter(({ file }) => file.locale === locale).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ locale, count }) => `${count} in ${getLanguageName(locale)}`);
  return `Texts that are older than English: ${counts.join(", ")}. npm run content -- status lists them.`;
}

// The build runs this beside its own work: git takes some seconds.
if (import.meta.main) console.log(describeOutdated(projectRoot) ?? "");
