import { besidePages, catalogue } from "#load/catalogue";
import { findBrokenFiles, listContent } from "./content-files.ts";

/** What keeps the site from being built, each as "file:line: key: what is wrong". */
export interface ContentProblems {
  problems: string[];
  /** Whether files cannot even be read: nothing is known of their texts. */
  isBroken: boolean;
}

/** All mistakes with which the site is not built. The build asks the same readers. */
export function findContentProblems(root: string): ContentProblems {
  const kinds = Object.values({ ...catalogue, ...besidePages });
  const broken = findBrokenFiles(root, listContent(root));
  const refused = kinds.flatMap((kind) => kind.read(root).problems);
  return { problems: [...new Set([...broken, ...refused])], isBroken: broken.length > 0 };
}
