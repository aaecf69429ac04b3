import { allKinds } from "#load/catalogue";
import { findTermProblems } from "#load/check-terms";
import { findBrokenFiles } from "./content-files.ts";

/** What keeps the site from being built, each as "file:line: key: what is wrong". */
export interface ContentProblems {
  problems: string[];
  /** Words that are not those of the list of terms, in the same form. The build lets them pass. */
  terms: string[];
  /** Whether files cannot even be read: nothing is known of their texts. */
  isBroken: boolean;
}

/** All mistakes with which the site is not built. The build asks the same readers. */
export function findContentProblems(root: string): ContentProblems {
  const broken = findBrokenFiles(root);
  const refused = allKinds.flatMap((kind) => kind.read(root).problems);
  return {
    problems: [...new Set([...broken, ...refused])],
    terms: allKinds.flatMap((kind) => findTermProblems(root, kind)),
    isBroken: broken.length > 0,
  };
}
