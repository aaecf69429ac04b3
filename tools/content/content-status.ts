import { catalog } from "#load/catalog.ts";
import { formatIssue } from "#load/content-issue.ts";
import { getLocation } from "#load/files/content-file.ts";
import { hasKey, walkLeaves } from "#load/files/content-tree.ts";
import { fillFromDefaultLocale } from "#load/files/fill-from-default-locale.ts";
import {
  defaultLocale,
  getLanguageName,
  isLocale,
  isReleased,
  type Locale,
  locales,
} from "#locale/languages.ts";
import { findLinkPath, findPath, pageIds } from "#locale/routes.ts";
import { type GroupedContentFile, readContentFiles } from "./content-files.ts";
import { openHistory } from "./content-history.ts";
import { findSameTexts, readAllowList } from "./find-same-texts.ts";
import { findUnconfirmedTranslations } from "./translation-confirmations.ts";

/** A row of the table: a task and its location, "file:line: key". */
interface Row {
  locale: Locale;
  state: "missing" | "same as English" | "older than English";
  location: string;
}

/**
 * Lists what is left to translate in the folder `root`, as lines of text: for each of the languages a summary,
 * then a row for each text that is missing, the same as in English, or outdated and not confirmed.
 */
export function formatContentStatus(
  root: string,
  languages: readonly Locale[] = locales,
): string[] {
  const files = readContentFiles(root);
  const history = openHistory(root);
  const same = findSameTexts(files, readAllowList(root));
  const hasHistory = !("reason" in history);
  const outdated = hasHistory ? findUnconfirmedTranslations(root, files, history) : [];
  const rows: Row[] = [
    ...findMissingPaths(),
    ...findMissing(files),
    ...findMissingInShared(files),
    ...same.sameTexts.map(({ file, key }) =>
      createRow(file, formatIssue(getLocation(file, key)), "same as English"),
    ),
    ...outdated.map(({ file, location }) => createRow(file, location, "older than English")),
  ];
  const kinds: Row["state"][] = ["missing", "same as English"];
  if (hasHistory) kinds.push("older than English");
  const lines = languages
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => formatRows(locale, kinds, rows));
  const historyNote = hasHistory
    ? []
    : [`${history.reason} It is not known which texts are older than their English original.`];
  const { path } = catalog.sameInAllLanguages;
  const unused = same.unusedEntries.map(
    (entry) => `The entry "${entry}" of ${path} is not used: remove it.`,
  );
  return [...lines, ...historyNote, ...unused];
}

function createRow(file: GroupedContentFile, location: string, state: Row["state"]): Row {
  return { locale: file.locale as Locale, state, location };
}

function formatRows(locale: Locale, kinds: Row["state"][], all: Row[]): string[] {
  const rows = all.filter((row) => row.locale === locale);
  const count = (kind: Row["state"]) => rows.filter(({ state }) => state === kind).length;
  const summary = kinds.map((kind) => `${count(kind)} ${kind}`).join(", ");
  return [
    `${getLanguageName(locale)}${isReleased(locale) ? "" : " (in preparation)"}: ${summary}`,
    ...rows.map(({ state, location }) => `  ${state.padEnd(20)}${location}`),
  ];
}

/** Pages that languages in preparation lack as a whole. */
function findMissingPaths(): Row[] {
  return pageIds.flatMap((page) =>
    locales
      .filter((locale) => findPath(page, locale) !== findLinkPath(page, locale))
      .map((locale) => ({ locale, state: "missing", location: `locale/routes.ts: ${page}` })),
  );
}

/** Texts that languages in preparation lack in files for all languages. */
function findMissingInShared(files: readonly GroupedContentFile[]): Row[] {
  return files
    .filter((file) => file.locale === undefined)
    .flatMap((file) => {
      const missing: string[] = [];
      fillFromDefaultLocale(file.data, missing);
      return missing.flatMap((key): Row[] => {
        const locale = key.split(".").at(-1);
        return isLocale(locale)
          ? [{ locale, state: "missing", location: formatIssue(getLocation(file, key)) }]
          : [];
      });
    });
}

/** Missing files and keys of each language, with the place where they belong. */
function findMissing(files: readonly GroupedContentFile[]): Row[] {
  const localized = files.filter(({ locale }) => locale !== undefined);
  const groups = Map.groupBy(localized, ({ group }) => group);
  return [...groups].flatMap(([group, members]) => {
    const original = members.find(({ locale }) => locale === defaultLocale);
    return getLocales(group).flatMap((locale) => {
      const file = members.find((member) => member.locale === locale);
      if (!file) {
        const location = `${group.replace("/*.md", "")}: the whole file`;
        return [{ locale, state: "missing", location }];
      }
      const missingTexts = [...walkLeaves(original?.texts)].filter(
        ([key]) => !hasKey(file.texts, key),
      );
      return missingTexts.map(
        ([key]): Row => createRow(file, formatIssue(getLocation(file, key)), "missing"),
      );
    });
  });
}

function getLocales(group: string): Locale[] {
  const [, folder, name] = group.split("/");
  const page = pageIds.find((id) => id === name);
  const isPage = folder === "pages" || folder === "legal";
  return page && isPage ? locales.filter((locale) => findLinkPath(page, locale) !== null) : locales;
}
