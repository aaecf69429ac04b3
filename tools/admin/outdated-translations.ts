import { readText } from "#load/files/content-file.ts";
import { locales } from "#locale/languages.ts";
import { parseGroupedFile } from "../content/content-files.ts";
import { openHistory } from "../content/content-history.ts";
import type { OutdatedText } from "../content/find-outdated.ts";
import {
  findUnconfirmedTranslations,
  readConfirmations,
  writeConfirmations,
} from "../content/translation-confirmations.ts";
import { projectRoot } from "../project.ts";
import { listCmsFiles } from "./cms-config.ts";

/**
 * The translations in the files of a form ("pages/home") whose English text has changed since they were written, and
 * which are not confirmed, each with that text. Without a git history there are none.
 */
export function listOutdatedTranslations(form: string, root = projectRoot) {
  return findOutdatedInForm(form, root).map(({ location, original }) => ({
    location,
    english: original,
  }));
}

/** Notes that such a translation is right for today's English text; `false` if it is not in the list. */
export function confirmTranslation(form: string, location: string, root = projectRoot): boolean {
  const confirmedTexts = findOutdatedInForm(form, root).filter(
    (text) => text.location === location,
  );
  if (confirmedTexts.length > 0) writeConfirmations(root, confirmedTexts, readConfirmations(root));
  return confirmedTexts.length > 0;
}

function findOutdatedInForm(name: string, root: string): OutdatedText[] {
  const form = listCmsFiles(root).find((formFile) => `${formFile.group}/${formFile.name}` === name);
  const history = openHistory(root);
  if (!form || "reason" in history) return [];
  const files = locales.flatMap((locale) => {
    const path = form.file.replace("{{locale}}", locale);
    const text = readText(root, path);
    const file = text === undefined ? undefined : parseGroupedFile(path, text);
    return file?.texts === undefined ? [] : [file];
  });
  return findUnconfirmedTranslations(root, files, history);
}
