import { allCollections, catalogue } from "#load/catalogue";
import { isUnfinished } from "#load/collections/in-preparation";
import { locationOf } from "#load/source/content-source";
import { findUnknownCityNames } from "./city-name-problems.ts";
import { readContentFiles } from "./content-files.ts";
import { findStrayFiles } from "./stray-files.ts";
import { findSameTexts, readAllowList } from "./untranslated.ts";

/** What is wrong with the content, each as "file:line: key: what is wrong". */
export interface ContentProblems {
  /** With these the site is not built. */
  problems: string[];
  /** With these it is built, and must not be released. */
  warnings: string[];
  /** Of languages in preparation: no build and no release waits for them. */
  unfinished: string[];
  /** Those of warnings and unfinished ones that say only that a text is shown in English. */
  shownInEnglish: ReadonlySet<string>;
}

/** All that is wrong with the content of the directory `root`. */
export function readContentProblems(root: string): ContentProblems {
  const readings = allCollections.map((collection) => collection.read(root));
  const problems = new Set(readings.flatMap((reading) => reading.problems));
  const warnings = new Set(readings.flatMap((reading) => reading.warnings));
  const unfinished = new Set(readings.flatMap((reading) => reading.unfinished));
  for (const line of findBetweenFiles(root)) (isUnfinished(line) ? unfinished : warnings).add(line);
  const shownInEnglish = new Set(readings.flatMap((reading) => reading.shownInEnglish));
  return {
    problems: [...problems],
    warnings: [...warnings],
    unfinished: [...unfinished],
    shownInEnglish,
  };
}

/**
 * What no collection knows by itself: texts that nobody translated, files that nothing reads, and names of cities
 * that GeoNames lacks.
 */
export function findBetweenFiles(root: string): string[] {
  const { found } = findSameTexts(readContentFiles(root), readAllowList(root));
  const cure = `translate it, or list it in ${catalogue.sameInAllLanguages.path}`;
  return [
    ...found.map(({ file, key }) => `${locationOf(file, key)}: is the same as in English: ${cure}`),
    ...findStrayFiles(root),
    ...findUnknownCityNames(root),
  ];
}
