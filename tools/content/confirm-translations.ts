import { readContentFiles } from "./content-files.ts";
import { openHistory } from "./content-history.ts";
import { findOutdated, type OutdatedText } from "./find-outdated.ts";
import { isConfirmed, readConfirmations, writeConfirmations } from "./translation-confirmations.ts";

/**
 * Confirms that translations are still right although their English original has changed: all that the
 * status lists as outdated at the given lines ("content/pages/trial/sv.yaml:96"). Returns their places.
 * Confirmations that are no longer needed are removed.
 * @throws, without a change, if a line is not listed or there is no git history.
 */
export function confirmTranslations(root: string, copiedLines: readonly string[]): string[] {
  // The status has a colon behind each, which a double click in a terminal selects, too.
  const lines = copiedLines.map((line) => line.replace(/:$/, ""));
  const history = openHistory(root);
  if ("reason" in history) throw new Error(history.reason);
  const confirmations = readConfirmations(root);
  const outdated = findOutdated(readContentFiles(root), history);
  const unconfirmed = outdated.filter((text) => !isConfirmed(confirmations, text));
  const formatLine = ({ file, line }: OutdatedText) => `${file.path}:${line}`;
  const unlisted = lines.filter((line) => !unconfirmed.some((text) => formatLine(text) === line));
  if (unlisted.length > 0) {
    throw new Error(
      `Not older than English: ${unlisted.join(", ")}. Write lines as the status does, such as content/pages/trial/sv.yaml:96`,
    );
  }
  const confirmedTexts = unconfirmed.filter((text) => lines.includes(formatLine(text)));
  writeConfirmations(
    root,
    outdated.filter((text) => isConfirmed(confirmations, text) || confirmedTexts.includes(text)),
  );
  return confirmedTexts.map(({ location }) => location);
}
