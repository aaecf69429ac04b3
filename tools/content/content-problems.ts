import { besidePages, catalogue } from "#load/catalogue";
import { findTermProblems } from "#load/check-terms";
import type { ContentKind } from "#load/content-kinds";
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
  const kinds = Object.values<ContentKind>({ ...catalogue, ...besidePages });
  const broken = findBrokenFiles(root);
  const refused = kinds.flatMap((kind) => kind.read(root).problems);
  return {
    problems: [...new Set([...broken, ...refused])],
    terms: kinds.flatMap((kind) => findTermProblems(root, kind)),
    isBroken: broken.length > 0,
  };
}
