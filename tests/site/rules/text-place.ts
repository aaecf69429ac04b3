import { allKinds } from "#load/catalogue";
import { placeOf, readSource } from "#load/source/content-source";
import { leavesOf } from "#load/source/keys";
import { isLocale } from "#locale/languages";
import type { BuiltPage } from "#tools/built-site";
import { projectRoot } from "#tools/project";

/**
 * The places in the content of what a built page shows, as "file:line: key": texts that `isIt` accepts, with
 * names filled in, those of the page itself before others. Empty if the page has it from elsewhere.
 */
export function placesOnPage(
  { id, locale }: Pick<BuiltPage, "id" | "locale">,
  isIt: (text: string) => boolean,
  root = projectRoot,
): string[] {
  const files = allKinds.flatMap((kind) => kind.files);
  const isOwn = (path: string) => path.includes(`/${id}/${locale}.`);
  return [...files.filter(isOwn), ...files.filter((path) => !isOwn(path))].flatMap((path) => {
    const source = readSource(root, path);
    if (!source || source.problem || (source.locale ?? locale) !== locale) return [];
    const inData = [...leavesOf(source.data)].flatMap(([key, value]) => {
      const language = key.split(".").findLast(isLocale) ?? locale;
      return language === locale && typeof value === "string" && isIt(value)
        ? [placeOf(source, key)]
        : [];
    });
    const inBody = source.body
      .split("\n")
      .flatMap((line, index) => (isIt(line) ? [`${path}:${source.bodyLine + index}`] : []));
    return [...inData, ...inBody];
  });
}

/** What is wrong on a built page, as the content checks say it: the first place of the text, then the words. */
export function describeOnPage(
  page: BuiltPage,
  isIt: (text: string) => boolean,
  words: string,
): string {
  const [place] = placesOnPage(page, isIt);
  return place
    ? `${place}: ${words} (on ${page.file})`
    : `${page.file}: ${words}; no content has it`;
}
